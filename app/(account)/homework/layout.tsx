export { default } from '@/app/(account)/profile/layout';
