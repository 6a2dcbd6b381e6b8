/** Something that an operator has asked for cannot be done; the message says why. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
