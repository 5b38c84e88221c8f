import { createContext } from 'react'

/** Takes the card around away. */
export const RemovalContext = createContext<() => void>(() => undefined)
