import type { Errors } from './errors.ts'

/** An answer with its status as the exact number that the contract asks for. */
export const reply = <const Status extends number, Body>(status: Status, body: Body) => ({ status, body })

/** The answer without a body. */
export const noContent = reply(204, undefined)

/** Refuses input, by what is wrong with its fields. */
export const invalid = (errors: Errors) => reply(400, { message: 'The given data is not valid', errors })

/** Refuses input for one field whose text is the message too, where the specification asks for that message. */
export const invalidBecause = (field: string, message: string) =>
  reply(400, { message, errors: { [field]: [message] } })
