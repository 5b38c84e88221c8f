import { Pager, type PagerProps } from '@data1522/design-system/Pager'
import { useState } from 'react'
import { definePlayground, keeping } from '../../../shared/showcase/playground.ts'

function Live(props: Pick<PagerProps, 'variant' | 'size' | 'hasEnds' | 'isDisabled'>) {
  const [page, setPage] = useState(2)
  return <Pager {...props} page={page} pageCount={5} onPageChange={setPage} />
}

/** A pager to try out. */
export const playground = definePlayground({
  tag: 'Pager',
  controls: {
    variant: { kind: 'choice', options: ['plain', 'outlined', 'soft'], initial: 'plain', default: 'plain' },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    hasEnds: { kind: 'switch', initial: true },
    isDisabled: { kind: 'switch' },
  },
  given: 'page={page} pageCount={5} onPageChange={setPage}',
  code: (element) => keeping('[page, setPage] = useState(2)', element),
  render: (values) => <Live {...values} />,
})
