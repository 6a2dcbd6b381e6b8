/** What came of a call: the reply, or why there is none; `status` is null when nothing answered. [PAY-03] */
export type PaymentResult<Data> =
  | { data: Data; errors: null; status: number }
  | { data: null; errors: NonNullable<unknown>; status: number | null };
