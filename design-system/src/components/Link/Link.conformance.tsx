import type { Examples } from '../../../../tests/conformance/example.ts'
import { Link } from './Link.tsx'
import { LinkRouter } from './LinkRouter.tsx'

const none = () => undefined

export const examples: Examples = {
  Link: (probe, words) => (
    <Link {...probe} href="#there">
      {words || 'There'}
    </Link>
  ),
  LinkRouter: {
    draw: (probe, words) => (
      <LinkRouter {...probe} navigate={none}>
        <Link href="#there">{words || 'There'}</Link>
      </LinkRouter>
    ),
    bare: 'It only says how links inside of it are followed.',
  },
}
