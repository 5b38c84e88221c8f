import { atom } from 'jotai'

/** The day until which the account that was just given up can be kept; the sign-in page says it until one leaves. */
export const givenUpAtom = atom<string>()
