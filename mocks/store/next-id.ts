/** The largest id plus 1; entries without an id do not count. */
export const nextId = (rows: readonly { readonly id?: number | undefined }[]) =>
  rows.reduce((largest, { id = 0 }) => Math.max(largest, id), 0) + 1
