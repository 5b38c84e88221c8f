import type { Examples } from '../../../../tests/conformance/example.ts'
import { Brand } from '../../components/Brand/Brand.tsx'
import { NavigationShell } from './NavigationShell.tsx'

export const examples: Examples = {
  NavigationShell: (probe, words) => (
    <NavigationShell
      {...probe}
      brand={<Brand name="Data" />}
      sections={[{ id: 'main', items: [{ id: 'a', label: words || 'Home', href: '#a' }] }]}
    >
      <p>{words}</p>
    </NavigationShell>
  ),
}
