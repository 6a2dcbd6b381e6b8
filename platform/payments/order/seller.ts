/** Who sells, as a receipt has to say. */
export type Seller = {
  /** 1048, наименование пользователя. */
  name: string;
  /** 1018, ИНН. */
  inn: string;
  /** 1055, система налогообложения: УСН доход. */
  taxationSystem: 'usn_income';
};

/** The seller of the demo: in production the publisher's own service makes the receipts. */
export const seller: Seller = {
  name: 'Издательство «Пример»',
  inn: '7700000009',
  taxationSystem: 'usn_income',
};
