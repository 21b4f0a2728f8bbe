const unreleased = /^## \[Unreleased\]\n([^]*?)(?=^## \[|(?![^]))/m

/**
 * Moves the notes under "Unreleased" to a version. Throws if there are none: a release without
 * changes is a mistake, or its notes are missing.
 * @param date as `2026-11-22`
 */
export function releaseChangelog(text: string, version: string, date: string): string {
  const [section, notes = ''] = unreleased.exec(text) ?? []
  if (section === undefined) throw new Error('CHANGELOG.md has no section "## [Unreleased]".')
  if (!/^- /m.test(notes))
    throw new Error(
      'CHANGELOG.md says nothing under "Unreleased". Add what changes for users of ' +
        'the package or the app.',
    )
  if (notesOf(text, version) !== undefined)
    throw new Error(`CHANGELOG.md has a section for ${version} already.`)
  return text.replace(
    unreleased,
    () => `## [Unreleased]\n\n## [${version}] - ${date}\n\n${notes.trim()}\n\n`,
  )
}

/** The notes of a version, without its heading; undefined if it has no section. */
export function notesOf(text: string, version: string): string | undefined {
  const [, ...sections] = text.split(/^## (?=\[)/m)
  const section = sections.find((one) => one.startsWith(`[${version}] - `))
  return section?.slice(section.indexOf('\n')).trim()
}
