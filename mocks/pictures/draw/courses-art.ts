import { amber, coral, GLOW, mint, rose, sand, SHADE, sky, slate, violet, WHITE } from './colours.ts'
import { blend, box, circle, each, ellipse, fill, inside, move, slab, stack, stroke, turn } from './pen.ts'
import { scene } from './scene.ts'

const PALETTE =
  'M150 40q76 0 84 56q2 26 -26 26q-22 0 -22 16q2 10 -2 18q-8 12 -40 10q-74 -8 -74 -64q2 -60 80 -62Z'

const blobs = [
  [110, 84, 13, coral],
  [142, 64, 13, amber],
  [178, 66, 13, mint],
  [204, 92, 13, sky],
  [102, 118, 12, violet],
] as const

const brush = (angle: number, x: number, y: number, tint: string) =>
  turn(
    angle,
    x,
    y,
    box(x - 5, y - 70, 10, 82, 5, blend(sand.light, sand.deep, 'across')),
    box(x - 7, y + 8, 14, 18, 2, slate.light),
    fill(`M${x - 7} ${y + 26}h14q3 14 -7 30q-10 -16 -7 -30Z`, tint),
  )

const paints = scene(
  rose,
  320,
  200,
  move(4, 7, fill(PALETTE, SHADE)),
  fill(PALETTE, blend(sand.soft, sand.base)),
  each(blobs, ([x, y, radius, tone]) =>
    stack(circle(x, y, radius, tone.base), circle(x - 3, y - 4, radius / 3, GLOW)),
  ),
  ellipse(132, 142, 15, 12, rose.light),
  brush(38, 238, 96, coral.base),
  brush(58, 250, 132, sky.deep),
)

const easel = scene(
  sky,
  320,
  200,
  ellipse(160, 188, 90, 7, SHADE),
  stroke('M160 20V60M112 186L142 30M208 186L178 30M160 150V182', sand.deep, 8),
  box(84, 32, 152, 108, 4, sand.soft),
  inside(
    slab(91, 39, 138, 94, 2),
    box(91, 39, 138, 94, 0, blend(sky.light, amber.soft, 'down')),
    circle(196, 66, 13, amber.base),
    fill('M86 112L126 62L158 104L180 82L236 134H86Z', blend(violet.base, violet.dark)),
    fill('M126 62L140 80L126 86L113 79Z', WHITE),
    fill('M86 118q40 -18 76 -2t74 -8v30H86Z', mint.base),
    fill('M86 128q50 -14 150 0v10H86Z', mint.deep),
  ),
  box(74, 138, 172, 9, 4, sand.dark),
  brush(-70, 118, 128, coral.base),
)

const sculpture = scene(
  sand,
  320,
  200,
  ellipse(160, 182, 84, 9, SHADE),
  fill('M112 152h96l-8 28h-80Z', slate.dark),
  ellipse(160, 152, 76, 14, blend(slate.light, slate.deep)),
  fill(
    'M138 40H182q-2 20 8 32q30 22 16 56q-6 20 -20 24H134q-14 -4 -20 -24q-14 -34 16 -56q10 -12 8 -32Z',
    blend(coral.light, coral.dark),
  ),
  ellipse(160, 40, 22, 6, coral.dark),
  stroke('M116 96q44 16 88 0M112 110q48 18 96 0M116 126q44 16 88 0', SHADE, 4),
  stroke('M130 86q-12 14 -10 36', GLOW, 6),
  fill('M40 136H92q0 42 -26 42t-26 -42Z', blend(sky.light, sky.deep)),
  ellipse(66, 136, 26, 6, sky.dark),
  brush(-14, 58, 112, coral.base),
  brush(12, 74, 112, amber.base),
  fill('M40 138q0 40 26 40t26 -40q-6 4 -26 4t-26 -4Z', blend(sky.light, sky.deep)),
  fill('M226 178q4 -34 34 -32q32 2 32 32Z', blend(coral.base, coral.dark)),
  stroke('M240 160q6 -8 16 -7', GLOW, 5),
)

export const artCourses = { 'art-1': paints, 'art-2': easel, 'art-3': sculpture }
