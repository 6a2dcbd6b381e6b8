import type { certificateEndpoints } from '@/lib/contract/certificate/endpoints';
import type { VerbsOf } from '@/platform/main-api/context';
import { getCertificate } from './get-certificate';
import { issueCertificate } from './issue-certificate';
import { verifyCertificate } from './verify-certificate';

export const certificateVerbs: VerbsOf<typeof certificateEndpoints> = {
  getCertificate,
  issueCertificate,
  verifyCertificate,
};
