import { appTitle } from '../brand.ts'

/** Names the page in the browser's tab and history. */
export const DocumentTitle = ({ title }: { title: string }) => <title>{`${title} · ${appTitle}`}</title>
