import { amber, blue, coral, GLOW, MILK, mint, sand, SHADE, sky, slate, violet, WHITE } from './colours.ts'
import { blend, box, circle, each, fill, stack, stroke, turn } from './pen.ts'
import { on, shadow } from './tile.ts'

const castors = stack(
  box(75, 98, 10, 28, 2, slate.deep),
  stroke('M80 122L46 134M80 122L114 134M80 122V136', slate.dark, 6),
  each([44, 80, 116], (x) => circle(x, 138, 6, slate.ink)),
)

const swivelChair = stack(
  shadow(80, 144, 48),
  castors,
  stroke('M44 92V70h-6M116 92V70h6', slate.dark, 6),
  box(50, 16, 60, 68, 18, blend(sky.light, sky.deep)),
  stroke('M62 32v32', GLOW, 5),
  box(40, 84, 80, 18, 9, blend(sky.base, sky.dark)),
)

const armchair = stack(
  shadow(80, 142, 56),
  stroke('M42 126L38 140M118 126L122 140', sand.dark, 7),
  fill('M44 46q0 -30 36 -30t36 30l4 72H40Z', blend(coral.base, coral.dark)),
  stroke('M68 30v40M92 30v40', SHADE, 3),
  box(40, 84, 80, 24, 12, blend(coral.light, coral.base)),
  box(38, 104, 84, 24, 8, coral.deep),
  box(22, 74, 28, 56, 14, blend(coral.light, coral.deep)),
  box(110, 74, 28, 56, 14, blend(coral.light, coral.deep)),
  box(58, 62, 34, 30, 8, blend(amber.light, amber.base)),
)

const drawerDesk = stack(
  shadow(80, 136, 64),
  box(54, 26, 52, 36, 5, slate.dark),
  box(58, 30, 44, 26, 2, blend(sky.light, sky.deep)),
  box(76, 60, 8, 12, 0, slate.dark),
  stroke('M32 84L24 132M70 84L78 132', sand.dark, 7),
  box(90, 80, 44, 54, 5, blend(sand.base, sand.deep)),
  stroke('M90 98H134M90 116H134', sand.dark, 2),
  each([89, 107, 125], (y) => box(106, y, 12, 4, 2, amber.light)),
  box(14, 70, 132, 14, 5, blend(sand.soft, sand.base)),
)

const standingDesk = stack(
  shadow(80, 142, 58),
  box(42, 70, 10, 66, 3, slate.deep),
  box(108, 70, 10, 66, 3, slate.deep),
  box(28, 132, 38, 9, 4, slate.dark),
  box(94, 132, 38, 9, 4, slate.dark),
  box(42, 92, 76, 7, 0, slate.base),
  fill('M116 58l3 -14h18l3 14Z', blend(coral.light, coral.deep)),
  stroke('M128 44V28M128 38q10 0 12 -12M128 40q-10 0 -12 -12', mint.deep, 4),
  each([18, 66], (x) =>
    stack(
      box(x + 17, 46, 8, 14, 0, slate.base),
      box(x, 14, 42, 34, 4, slate.ink),
      box(x + 4, 18, 34, 26, 2, blend(sky.light, sky.deep)),
    ),
  ),
  box(10, 58, 140, 14, 6, blend(sand.light, sand.deep)),
)

const keys = (count: number, x: number, y: number, step: number, paint: string) =>
  each(
    Array.from({ length: count }, (_, index) => x + index * step),
    (left) => box(left, y, step - 4, 14, 3.5, paint),
  )

const fullKeyboard = turn(
  -8,
  80,
  80,
  box(12, 48, 136, 72, 12, slate.base),
  box(12, 44, 136, 72, 12, blend(WHITE, slate.soft)),
  keys(8, 21, 52, 15, slate.light),
  keys(8, 21, 70, 15, slate.light),
  box(21, 52, 11, 14, 3.5, sky.base),
  box(111, 70, 26, 14, 3.5, coral.base),
  box(21, 90, 22, 16, 4, slate.light),
  box(48, 90, 62, 16, 4, sky.light),
  box(115, 90, 22, 16, 4, slate.light),
)

const knobKeyboard = turn(
  6,
  80,
  80,
  box(18, 42, 124, 82, 14, blue.ink),
  box(18, 37, 124, 82, 14, blend(blue.deep, blue.ink)),
  keys(5, 28, 47, 17, sky.soft),
  keys(6, 28, 67, 17, sky.light),
  circle(126, 54, 11, amber.deep),
  circle(125, 53, 9, amber.light),
  stroke('M125 47v6', amber.dark, 3),
  box(28, 89, 22, 18, 4, coral.base),
  box(54, 89, 50, 18, 4, sky.soft),
  box(108, 89, 22, 18, 4, sky.light),
)

const charted = (x: number, y: number, paint: string) =>
  stack(
    stroke(`M${x} ${y}l14 -14l12 8l20 -22`, paint, 5),
    each([0, 1, 2], (index) => box(x + 56 + index * 13, y - 10 - index * 9, 8, 12 + index * 9, 2, GLOW)),
  )

const monitor = stack(
  shadow(80, 136, 40),
  fill('M68 106H92l4 24H64Z', blend(slate.base, slate.deep)),
  box(50, 127, 60, 9, 4, slate.dark),
  box(12, 26, 136, 86, 11, blend(slate.dark, slate.ink)),
  box(18, 32, 124, 70, 6, blend(sky.base, blue.dark)),
  charted(34, 84, WHITE),
)

const wideMonitor = stack(
  shadow(80, 132, 44),
  stroke('M80 104L56 130H104Z', slate.base, 7),
  fill('M8 40q72 -12 144 0v66q-72 -10 -144 0Z', blend(MILK, slate.light)),
  fill('M15 46q65 -10 130 0v50q-65 -9 -130 0Z', blend(violet.base, violet.ink)),
  circle(110, 62, 10, amber.light),
  fill('M15 96V84q26 -22 48 -2q20 -16 40 0q18 -10 42 4v10q-65 -9 -130 0Z', coral.base),
)

const bandNotebook = turn(
  -7,
  80,
  80,
  box(42, 22, 84, 118, 8, MILK),
  box(38, 18, 84, 118, 8, blend(sand.light, sand.deep)),
  box(38, 18, 14, 118, 6, sand.dark),
  box(62, 40, 44, 26, 5, sand.pale),
  stroke('M70 50H98M70 57H88', sand.dark, 3),
  box(110, 18, 6, 118, 0, sky.deep),
  fill('M92 136h10v14l-5 -4l-5 4Z', coral.base),
)

const spiralNotebook = turn(
  6,
  80,
  80,
  box(36, 22, 92, 116, 8, slate.light),
  box(34, 20, 92, 114, 8, blend(sky.light, sky.deep)),
  fill('M34 90L126 50V126q0 8 -8 8H42q-8 0 -8 -8Z', sky.dark),
  box(54, 38, 52, 22, 5, WHITE),
  stroke('M62 49H90', slate.base, 4),
  each([30, 46, 62, 78, 94, 110, 126], (y) =>
    stack(circle(42, y, 3.5, sky.ink), stroke(`M42 ${y}h-14`, slate.base, 4)),
  ),
)

const fountainPen = turn(
  45,
  80,
  80,
  box(69, 8, 22, 54, 9, blend(blue.base, blue.ink, 'across')),
  box(69, 54, 22, 6, 0, amber.base),
  box(87, 18, 5, 34, 2.5, amber.light),
  fill('M70 60H90L87 118H73Z', blend(blue.deep, blue.ink, 'across')),
  fill('M73 116H87L80 150Z', blend(amber.light, amber.deep, 'across')),
  stroke('M80 130V144', amber.dark, 2),
  circle(80, 128, 2.5, amber.dark),
)

const clickPen = turn(
  -40,
  80,
  80,
  box(75, 6, 10, 16, 4, slate.base),
  box(68, 16, 24, 60, 6, blend(coral.light, coral.dark, 'across')),
  box(86, 22, 5, 36, 2.5, slate.soft),
  box(68, 74, 24, 6, 0, slate.soft),
  box(68, 80, 24, 40, 0, blend(slate.dark, slate.ink, 'across')),
  fill('M68 118H92L83 142H77Z', blend(slate.pale, slate.base, 'across')),
  stroke('M80 142v7', slate.dark, 4),
)

export const office = {
  'chair-a': on(sand, swivelChair),
  'chair-b': on(sky, armchair),
  'desk-a': on(sky, standingDesk),
  'desk-b': on(mint, drawerDesk),
  'keyboard-a': on(sky, shadow(80, 134, 60), fullKeyboard),
  'keyboard-b': on(sand, shadow(80, 138, 58), knobKeyboard),
  'monitor-a': on(sand, monitor),
  'monitor-b': on(sky, wideMonitor),
  'notebook-a': on(sky, bandNotebook),
  'notebook-b': on(sand, spiralNotebook),
  'pen-a': on(sky, clickPen),
  'pen-b': on(sand, fountainPen),
}
