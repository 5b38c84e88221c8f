import type { Examples } from '../../../../tests/conformance/example.ts'
import { Button } from '../Button/Button.tsx'
import { Badge } from './Badge.tsx'
import { BadgeAnchor } from './BadgeAnchor.tsx'

export const examples: Examples = {
  Badge: (probe) => <Badge {...probe} count={120} label="unread" />,
  BadgeAnchor: (probe, words) => (
    <BadgeAnchor {...probe} count={3} label="unread">
      <Button>{words || 'Inbox'}</Button>
    </BadgeAnchor>
  ),
}
