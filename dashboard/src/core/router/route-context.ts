import { createContext, use } from 'react'
import type { Route } from './route.ts'

export const RouteContext = createContext<Route | null>(null)

/** The data of the address that is shown; null before any is. */
export const useRoute = () => use(RouteContext)
