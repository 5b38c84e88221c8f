import { useState } from 'react'
import { Button } from '../../../design-system/src/components/Button/Button.tsx'
import { IconPlayerPlay } from '../../../design-system/src/icons/icons.ts'
import { Icon } from '../../../design-system/src/components/Icon/Icon.tsx'
import { durations, easings } from '../../../design-system/src/tokens/scales.ts'
import { Copy } from './Copy.tsx'
import { Part } from './Ground.tsx'

const uses = {
  fast: 'Hover, press, menus',
  base: 'Reveal, dialogs, switches',
  slow: 'Layout: drawers, panels',
}
const names = {
  out: 'Arrives: everything that appears',
  in: 'Leaves: everything that goes',
  linear: 'Time itself: progress',
}

interface TrackProps {
  isThere: boolean
  duration: string
  easing: string
}

const Track = ({ isThere, duration, easing }: TrackProps) => (
  <div className="f-track" data-there={isThere}>
    <i style={{ transition: `inset-inline-start ${duration} ${easing}` }} />
  </div>
)

/** Durations and easings that one can see move. */
export function Movements() {
  const [isThere, setThere] = useState(false)
  return (
    <Part
      title="See it move"
      note="Under reduced motion nothing travels: set the toolbar’s motion to “reduced” and play again."
    >
      <div>
        <Button
          variant="solid"
          tone="primary"
          start={<Icon icon={IconPlayerPlay} size={18} />}
          onPress={() => setThere(!isThere)}
        >
          Play
        </Button>
      </div>
      <div className="f-motion">
        {Object.entries(durations).map(([name, duration]) => (
          <div key={name} className="f-motion-row">
            <Copy text={`--ds-motion-${name}`}>{name}</Copy>
            <span>{duration}</span>
            <Track
              isThere={isThere}
              duration={`var(--ds-motion-${name})`}
              easing="var(--ds-motion-ease-out)"
            />
            <small>{uses[name as keyof typeof uses]}</small>
          </div>
        ))}
      </div>
      <div className="f-motion">
        {Object.entries(easings).map(([name, easing]) => (
          <div key={name} className="f-motion-row">
            <Copy text={easing}>{name}</Copy>
            <Curve easing={easing} />
            <Track isThere={isThere} duration="calc(var(--ds-motion-slow) * 2.5)" easing={easing} />
            <small>{names[name as keyof typeof names]}</small>
          </div>
        ))}
      </div>
    </Part>
  )
}

function Curve({ easing }: { easing: string }) {
  const [x1, y1, x2, y2] = (/\((.+)\)/.exec(easing)?.[1] ?? '0, 0, 1, 1')
    .split(',')
    .map((part) => Number(part) * 32)
  return (
    <svg className="f-curve" viewBox="-2 -2 36 36" aria-hidden>
      <path d={`M0 32 C${x1} ${32 - y1!} ${x2} ${32 - y2!} 32 0`} />
    </svg>
  )
}
