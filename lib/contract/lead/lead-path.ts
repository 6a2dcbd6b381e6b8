/** Where forms are sent; by itself, for the pages that send forms and nothing else. */
export const addLeadPath = { method: 'POST', path: '/api/v1/user/add-lead' } as const;
