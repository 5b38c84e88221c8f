import { useRef } from 'react'
import type { Examples } from '../../../../tests/conformance/example.ts'
import { Tour } from './Tour.tsx'

function Example({ probe, words }: { probe: object; words: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <p ref={place}>{words}</p>
      <Tour
        {...probe}
        isOpen
        onClose={() => undefined}
        steps={[
          { target: place, title: words || 'Here', text: words, hint: words },
          { target: place, title: words || 'Here', text: words },
        ]}
      />
    </>
  )
}

export const examples: Examples = {
  Tour: (probe, words) => <Example probe={probe} words={words} />,
}
