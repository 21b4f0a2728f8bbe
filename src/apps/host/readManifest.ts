import { ownFields } from '#apps/protocol'
import { type BrowserFeature, readBrowserFeatures } from './browserFeatures.ts'

/** An app's self-description. */
export interface Manifest {
  name: string
  description: string
  /** Known browser features that it wants to use. */
  features: readonly BrowserFeature[]
}

export type ReadManifest =
  | { kind: 'valid'; manifest: Manifest }
  /** `field` is missing, empty, too long or of another type. */
  | { kind: 'invalid'; problem: 'notJson' }
  | { kind: 'invalid'; problem: 'field'; field: 'name' | 'description' | 'icons' }

/** Maximum bytes of a manifest. */
export const maxManifestSize = 256 * 1024

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest

/** Parses a `manifest.json`: a name, a description, and icons or the path of one. */
export function readManifest(text: string): ReadManifest {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { kind: 'invalid', problem: 'notJson' }
  }
  const {
    name,
    description,
    icons,
    iconPath,
    safe_apps_permissions: features,
  } = ownFields(parsed, 'name', 'description', 'icons', 'iconPath', 'safe_apps_permissions') ?? {}
  if (!isText(name, 200)) return { kind: 'invalid', problem: 'field', field: 'name' }
  if (!isText(description, 2_000))
    return { kind: 'invalid', problem: 'field', field: 'description' }
  if (!Array.isArray(icons) && !isText(iconPath, 2_000))
    return { kind: 'invalid', problem: 'field', field: 'icons' }
  return {
    kind: 'valid',
    manifest: {
      name: name.trim(),
      description: description.trim(),
      features: readBrowserFeatures(features),
    },
  }
}

/** The URL of an app's manifest: in the folder of its page. */
export const manifestUrl = (url: string): string => {
  const { origin, pathname } = new URL(url)
  const folder = pathname.endsWith('/')
    ? pathname
    : /\.[a-z]+$/i.test(pathname)
      ? pathname.replace(/[^/]*$/, '')
      : `${pathname}/`
  return `${origin}${folder}manifest.json`
}
