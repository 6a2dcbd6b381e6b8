/** With this header web is known to the main API and to the payment service. */
export const SERVICE_TOKEN_HEADER = 'X-Service-Token';
