import { isSameTemplate, type Template, withTemplates } from '#screens/core/templates'

/** What importing templates would do, by their names. */
export interface TemplatesPlan {
  added: readonly string[]
  /** Those that differ from an existing one with their name or ID, which stays. */
  clashing: readonly string[]
  /** Whether some of those added have a reminder in the file, which isn't imported. */
  hasReminders: boolean
}

/** Users trust a reminder as their own, so each one is set here, never by a file. */
function withoutReminder(template: Template): Template {
  const { schedule: _, ...rest } = template
  return rest
}

/** What the templates of a file would add to the existing ones. */
export function planTemplates(
  file: readonly Template[],
  there: readonly Template[],
): { plan: TemplatesPlan; merged: readonly Template[] } {
  const merged = withTemplates(there, file.map(withoutReminder))
  const added = new Set(merged.slice(there.length).map(({ id }) => id))
  const isAdded = ({ id }: Template) => added.has(id)
  return {
    plan: {
      added: file.filter(isAdded).map(({ name }) => name),
      clashing: file
        .filter((one) => !isAdded(one) && !there.some((other) => isSameTemplate(one, other)))
        .map(({ name }) => name),
      hasReminders: file.some((one) => isAdded(one) && one.schedule !== undefined),
    },
    merged,
  }
}
