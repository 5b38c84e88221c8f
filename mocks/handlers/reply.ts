/** An answer with its status as the exact number that the contract asks for. */
export const reply = <const Status extends number, Body>(status: Status, body: Body) => ({ status, body })

/** The answer without a body. */
export const noContent = reply(204, undefined)
