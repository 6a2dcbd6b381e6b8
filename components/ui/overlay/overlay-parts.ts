export { alert } from '@/components/ui/alert/alert';
export { confirm } from '@/components/ui/confirm/confirm';
export { notify } from '@/components/ui/notification/notify';
export { OverlayHost } from './overlay-host';
