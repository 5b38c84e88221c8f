/** The version that runs; none while developing. */
export const runningVersion = () => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
