import { Box } from '@data1522/design-system/Box'
import { Breadcrumbs } from '@data1522/design-system/Breadcrumbs'
import type { NavigationSection } from '@data1522/design-system/NavigationShell'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { navigationHref } from '../navigation/navigation.ts'
import { routeAt } from '../../core/router/routes.ts'
import { breadcrumbsOf } from './breadcrumbs-of.ts'
import { breadcrumbEndAtom } from '../../core/router/breadcrumb-end.ts'

/** Where the screen lies, above it; what else lies in its branch opens from there. */
export function ScreenBreadcrumbs({ sections }: { sections: readonly NavigationSection[] }) {
  const text = useText()
  const { pathname } = useLocation()
  const breadcrumbEnd = useAtomValue(breadcrumbEndAtom)
  const { name, href = navigationHref(pathname) } =
    breadcrumbEnd.pathname === pathname ? breadcrumbEnd : { name: undefined, href: undefined }
  const route = routeAt(pathname)
  if (!route) return null
  return (
    <Box paddingBlock={4}>
      <Breadcrumbs
        onPhones="parent"
        items={breadcrumbsOf({
          sections,
          pathname,
          href,
          title: text(`titles.${route.title}`),
          end: name,
        })}
      />
    </Box>
  )
}
