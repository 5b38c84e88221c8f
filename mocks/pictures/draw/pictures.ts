import { avatars } from './avatars.ts'
import { boards } from './boards.ts'
import { categories } from './categories.ts'
import { courses } from './courses.ts'
import { covers } from './covers.ts'
import { finish } from './finish.ts'
import { flags } from './flags.ts'
import { articles, help } from './help.ts'
import { illustrations } from './illustrations.ts'
import { brands, files, payments, projects } from './marks.ts'
import { stack } from './pen.ts'
import { products } from './products.ts'
import { tile } from './tile.ts'
import { tutors } from './tutors.ts'

type Size = readonly [width: number, height: number]

const folder = (name: string, size: Size, drawings: Readonly<Record<string, string>>) =>
  Object.entries(drawings).map(([file, shapes]) => {
    const path = `${name}/${file}`
    return [path, finish(path, size, shapes)] as const
  })

const onTiles = Object.fromEntries(
  Object.entries(products).map(([name, { ground, shapes }]) => [name, stack(tile(ground, 160), shapes)]),
)

/** Every picture by its name, as the text of its file. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries([
  ...folder('articles', [640, 360], articles),
  ...folder('avatars', [80, 80], avatars),
  ...folder('boards', [320, 160], boards),
  ...folder('brands', [64, 64], brands),
  ...folder('categories', [96, 96], categories),
  ...folder('courses', [320, 200], courses),
  ...folder('covers', [1200, 250], covers),
  ...folder('files', [48, 48], files),
  ...folder('flags', [40, 30], flags),
  ...folder('help', [320, 180], help),
  ...folder('illustrations', [320, 240], illustrations),
  ...folder('payment', [48, 32], payments),
  ...folder('projects', [64, 64], projects),
  ...folder('products', [160, 160], onTiles),
  ...folder('tutors', [80, 80], tutors),
])
