import type { Examples } from '../../../../tests/conformance/example.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { CommandPaletteButton } from './CommandPaletteButton.tsx'

const none = () => undefined

export const examples: Examples = {
  CommandPaletteButton: (probe, words) => (
    <CommandPaletteButton {...probe} placeholder={words || 'Search'} isOpen={false} onOpenChange={none} />
  ),
  CommandPalette: (probe, words) => (
    <CommandPalette
      {...probe}
      isOpen
      onOpenChange={none}
      label={words || 'Search'}
      placeholder={words || 'Search'}
      groups={[
        {
          id: 'places',
          title: words || 'Places',
          entries: [
            { id: 'users', label: words || 'Users', hint: words, href: '#users', shortcut: ['G', 'U'] },
          ],
        },
      ]}
    />
  ),
}
