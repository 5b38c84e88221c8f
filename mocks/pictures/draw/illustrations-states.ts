import { amber, blue, coral, MILK, mint, sand, sky, slate, violet, WHITE } from './colours.ts'
import { blend, box, circle, dashed, each, ellipse, fill, mirror, stack, stroke } from './pen.ts'
import { bars, browser, bubble, cloud, lens, panel, sparkle, sprig } from './props.ts'
import { floor, stage } from './stage.ts'
import { cart } from './wares.ts'

const openBox = stack(
  fill('M92 112L160 136V210L92 186Z', blend(sand.light, sand.base)),
  fill('M228 112L160 136V210L228 186Z', blend(sand.base, sand.deep)),
  fill('M92 112L160 90L228 112L160 136Z', sand.dark),
  fill('M92 112L160 136L138 158L68 132Z', sand.soft),
  fill('M228 112L160 136L182 158L252 132Z', sand.light),
  fill('M92 112L160 90L144 68L74 88Z', sand.light),
  fill('M228 112L160 90L178 68L246 90Z', sand.base),
)

export const empty = stage(
  0,
  coral.base,
  floor(160, 208, 92),
  openBox,
  sparkle(160, 44, 16, amber.base),
  sparkle(196, 60, 8, sky.base),
  sparkle(124, 54, 7, coral.base),
  sprig(270, 208, 54, mint),
)

export const noResults = stage(
  1,
  amber.base,
  floor(152, 212, 88),
  panel(72, 48, 142, 158, 14, blend(WHITE, MILK)),
  each([0, 1, 2], (row) =>
    stack(
      circle(98, 80 + row * 42, 12, [sky.light, slate.soft, slate.soft][row] ?? slate.soft),
      bars(120, 72 + row * 42, [74, 48], slate.soft, 6, 11),
    ),
  ),
  lens(202, 138, 40),
  stroke('M188 124L216 152M216 124L188 152', coral.base, 8),
)

export const error = stage(
  2,
  amber.base,
  floor(160, 206, 100),
  browser(64, 54, 192, 144, sky.deep),
  stroke('M84 172L118 136L142 152', sky.base, 6),
  stroke('M178 128L204 148L236 100', sky.base, 6),
  stroke('M150 136L160 152L154 160L168 172', slate.light, 4),
  fill('M222 128q6 -10 12 0l38 64q5 10 -6 10H190q-11 0 -6 -10Z', blend(amber.light, amber.deep)),
  stroke('M228 150V172', amber.ink, 8),
  circle(228, 187, 5, amber.ink),
)

const plug = stack(
  box(92, 140, 40, 36, 9, blend(sky.base, blue.dark)),
  stroke('M132 150h14M132 166h14', slate.base, 6),
  stroke('M92 158H70q-22 0 -22 24v30', slate.base, 7),
)

const socket = stack(
  box(190, 136, 44, 44, 10, blend(coral.light, coral.deep)),
  box(184, 140, 10, 36, 4, coral.dark),
  stroke('M234 158h20q22 0 22 -24V96', slate.base, 7),
)

export const offline = stage(
  0,
  amber.base,
  cloud(86, 116, 150, blend(WHITE, sky.light)),
  plug,
  socket,
  stroke('M158 132l4 -10M168 146l10 -6M160 178l4 10', amber.base, 5),
)

export const noMessages = stage(
  1,
  coral.base,
  floor(160, 208, 80),
  bubble(62, 60, 150, 84, blend(sky.light, sky.deep), 30),
  each([108, 137, 166], (x) => circle(x, 102, 8, WHITE)),
  mirror(160, bubble(62, 118, 116, 64, WHITE, 26)),
  bars(162, 138, [72, 44], sky.light, 8, 16),
  sparkle(236, 82, 13, amber.base),
)

export const noMail = stage(
  2,
  coral.base,
  floor(160, 214, 70),
  box(150, 146, 20, 68, 4, blend(sand.base, sand.dark, 'across')),
  fill('M96 150V104q0 -36 36 -36h78q34 0 34 36v46q0 6 -6 6H102q-6 0 -6 -6Z', blend(sky.base, blue.dark)),
  fill('M96 104q0 -36 34 -36t34 36v46q0 6 -6 6h-56q-6 0 -6 -6Z', blend(sky.soft, sky.base)),
  fill('M104 106q0 -30 26 -30t26 30v42h-52Z', blue.ink),
  ellipse(130, 150, 28, 4, blue.dark),
  stroke('M212 100V74', coral.deep, 5),
  box(210, 66, 24, 14, 2, coral.base),
  sprig(74, 214, 44, mint),
  sprig(252, 214, 62, mint),
)

const book = (x: number, y: number, width: number, paint: string, spine: string) =>
  stack(
    box(x, y, width, 28, 6, paint),
    box(x + 10, y + 6, width - 6, 16, 3, MILK),
    box(x, y, 14, 28, 5, spine),
    stroke(`M${x + 24} ${y + 14}h${width - 40}`, slate.soft, 2),
  )

export const noCourses = stage(
  0,
  amber.base,
  floor(160, 206, 92),
  book(86, 176, 150, blend(coral.light, coral.deep), coral.dark),
  book(98, 148, 128, blend(sky.light, sky.deep), sky.dark),
  book(90, 120, 140, blend(violet.light, violet.deep), violet.dark),
  fill('M118 84v22q42 20 84 0V84Z', blue.dark),
  fill('M160 48L236 78L160 108L84 78Z', blend(blue.base, blue.ink)),
  stroke('M160 78L222 88V116', amber.base, 4),
  fill('M217 114h10l4 20h-18Z', amber.base),
)

export const cartEmpty = stage(
  1,
  amber.base,
  floor(164, 214, 92),
  cart(84, 76, 1.4, sky),
  dashed('M146 32H202V80H146Z', coral.base, 4, 1, 10),
  stroke('M174 44V68M162 56H186', coral.base, 5),
)
