import { z } from 'zod';
import { roles } from '@/lib/contract/auth/roles';
import { endpoint } from '@/lib/contract/call/endpoint';
import { browserPaths } from '@/lib/contract/paths';
import {
  certificateNumberSchema,
  certificateSchema,
  ownCertificateSchema,
  verifiedCertificateSchema,
} from './certificate';

/** [HW-10] */
export const certificateEndpoints = {
  getCertificate: endpoint({
    method: 'GET',
    path: '/api/v1/certificate',
    summary: 'What a certificate of the teacher could say, and the newest one that was issued',
    access: 'user',
    roles: [roles.teacher],
    browser: false,
    retries: 1,
    reply: ownCertificateSchema,
  }),
  issueCertificate: endpoint({
    ...browserPaths.issueCertificate,
    summary: 'Issues a certificate to the teacher; the same one while it would say the same',
    access: 'user',
    roles: [roles.teacher],
    retries: 1,
    idempotent: true,
    reply: certificateSchema,
  }),
  verifyCertificate: endpoint({
    method: 'GET',
    path: '/api/v1/certificate/{number}',
    summary: 'What anybody who has its number may know of a certificate',
    access: 'public',
    browser: false,
    retries: 1,
    params: z.object({ number: certificateNumberSchema }),
    reply: verifiedCertificateSchema,
  }),
};
