import { accessories } from './accessories.ts'
import { electronics } from './electronics.ts'
import { games } from './games.ts'
import { home } from './home.ts'
import { office } from './office.ts'
import { shoes } from './shoes.ts'

/** The things that the shop sells. */
export const products = { ...electronics, ...accessories, ...shoes, ...office, ...home, ...games }
