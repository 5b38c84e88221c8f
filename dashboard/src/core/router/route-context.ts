import { createContext, use } from 'react'
import type { RouteData } from './routes.ts'

export const RouteContext = createContext<RouteData | null>(null)

/** The data of the address that is shown; null before any is. */
export const useRoute = () => use(RouteContext)
