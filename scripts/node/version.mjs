// Written for any Node there is: an older one must get as far as to say what is wrong.
const REQUIRED = 24

/** What to tell somebody whose Node, such as `v20.19.0`, is too old for the project's tools. */
export const complaintAbout = (version) =>
  Number(/^v?(\d+)/.exec(version)[1]) < REQUIRED
    ? `The tools of this project need Node ${REQUIRED} and this is ${version}: npm ci brings it for Linux with glibc and for Windows, and npm scripts run on it; elsewhere install Node ${REQUIRED}.`
    : undefined

const complaint = complaintAbout(process.version)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
