import * as styles from './SignInPicture.css.ts'

const { fills, lines } = styles

const Person = () => (
  <>
    <circle cx="75" cy="38" r="22" className={fills.soft} />
    <circle cx="75" cy="32" r="8" className={fills.primary} />
    <path d="M60 52c2-8 8-11 15-11s13 3 15 11a22 22 0 0 1-30 0z" className={fills.primary} />
  </>
)

const Field = ({ y }: { y: number }) => (
  <rect x="20" y={y} width="110" height="17" rx="6" className={fills.sunken} />
)

/** A sign in a disc: a tick keeps its direction, whatever the page's. */
const Badge = ({ x, y, sign }: { x: number; y: number; sign: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="13" className={fills.success} />
    <path d={sign} className={styles.badgeSign} />
  </g>
)

const TICK = 'm-5 0 3.5 4 6.5-8'
const PLUS = 'M0-5V5M-5 0H5'
const sixth = [0, 1, 2, 3, 4, 5]

const scenes = {
  signIn: (
    <>
      <Person />
      <Field y={72} />
      <Field y={96} />
      <rect x="20" y="122" width="110" height="19" rx="6" className={fills.solid} />
      <rect x="58" y="128" width="34" height="6" rx="3" className={fills.onSolid} />
    </>
  ),
  register: (
    <>
      <Person />
      <Badge x={98} y={54} sign={PLUS} />
      <Field y={78} />
      <Field y={102} />
      <rect x="34" y="132" width="26" height="6" rx="3" className={fills.primary} />
      <rect x="64" y="132" width="26" height="6" rx="3" className={fills.line} />
      <rect x="94" y="132" width="26" height="6" rx="3" className={fills.line} />
    </>
  ),
  password: (
    <>
      <path d="M57 54V40a18 18 0 0 1 36 0v14" className={lines.shackle} />
      <rect x="45" y="52" width="60" height="46" rx="11" className={fills.solid} />
      <circle cx="75" cy="71" r="5" className={fills.onSolid} />
      <rect x="73" y="72" width="4" height="13" rx="2" className={fills.onSolid} />
      <rect x="20" y="114" width="110" height="24" rx="8" className={fills.sunken} />
      {sixth.map((place) => (
        <circle key={place} cx={36 + place * 14} cy="126" r="3.5" className={fills.strong} />
      ))}
    </>
  ),
  code: (
    <>
      <rect x="47" y="14" width="56" height="92" rx="11" className={fills.strong} />
      <rect x="51" y="18" width="48" height="84" rx="8" className={fills.soft} />
      <rect x="57" y="38" width="36" height="24" rx="7" className={fills.surface} />
      <rect x="63" y="45" width="24" height="4" rx="2" className={fills.line} />
      <rect x="63" y="52" width="16" height="4" rx="2" className={fills.line} />
      <Badge x={103} y={26} sign={TICK} />
      {sixth.map((place) => (
        <g key={place}>
          <rect x={14 + place * 21} y="118" width="17" height="22" rx="5" className={fills.sunken} />
          {place < 4 && <circle cx={22.5 + place * 21} cy="129" r="3.5" className={fills.primary} />}
        </g>
      ))}
    </>
  ),
  mail: (
    <>
      <rect x="25" y="32" width="100" height="70" rx="11" className={fills.soft} />
      <path d="m31 40 44 34 44-34" className={lines.flap} />
      <Badge x={121} y={36} sign={TICK} />
      <rect x="35" y="116" width="80" height="7" rx="3.5" className={fills.line} />
      <rect x="49" y="131" width="52" height="7" rx="3.5" className={fills.line} />
    </>
  ),
}

/** What a visitor is about to do, on the card before the product. */
export const Scene = ({ scene }: { scene: keyof typeof scenes }) => scenes[scene]
