import { note } from '../Field/Field.css.ts'

/** Says politely what was done to a number; its place is there before its words, so that they are read out. */
export const NumberHint = ({ id, text }: { id: string; text?: string }) => (
  <div role="status" id={`${id}-hint`}>
    {text && <p className={note}>{text}</p>}
  </div>
)
