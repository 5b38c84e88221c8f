import { atom } from 'jotai'

/** Whether it is being chosen as whom to view the product; for who may, by `mayViewAsAtom`. */
export const isViewDialogOpenAtom = atom(false)
