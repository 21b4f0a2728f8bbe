import { parseConfig } from '../../src/app/config.ts'
import { contentSecurityPolicy, serverHeaders } from '../../src/app/csp.ts'
import publicNodes from '../../src/app/publicNodes.json' with { type: 'json' }
import { inlineScripts } from '../build/proven/integrity.ts'

/** Servers that a configuration can be made for. */
export const hosts = ['nginx', 'caddy', 'netlify', 'cloudflare'] as const
export type Host = (typeof hosts)[number]

export interface SiteOptions {
  /** The content of the site's `config.json`. */
  config: unknown
  /** The build's `index.html`. */
  page: string
  /** Where the build is on the server. */
  root: string
  /** What the server listens to: a host name for Caddy, a port or an address for nginx. */
  address: string
}

export interface HostFile {
  name: string
  text: string
}

/** Names of files in `assets/` contain a hash of their content; all others may change. */
const forever = 'public, max-age=31536000, immutable'
const made = (host: Host) =>
  `# Made by: npm run host-files -- ${host}. Make it again after each release, and whenever\n` +
  `# config.json changes.`

/**
 * The files that make a server send a site as intended: the page for every route, the security
 * headers that `config.json` calls for, and nothing cached that a release replaces.
 * @throws ConfigError if the configuration is invalid
 * @throws Error if a host can't send a header this long
 */
export function hostFiles(host: Host, options: SiteOptions): readonly HostFile[] {
  const policy = contentSecurityPolicy(parseConfig(options.config), undefined, publicNodes)
  const headers = Object.entries({
    ...serverHeaders(policy, inlineScripts(options.page)),
    'X-Frame-Options': 'DENY',
  })
  return makers[host](headers, options)
}

type Headers = readonly (readonly [string, string])[]

const makers: Readonly<Record<Host, (headers: Headers, options: SiteOptions) => HostFile[]>> = {
  nginx: (headers, { root, address }) => [
    { name: 'coffer.conf', text: nginx(headers, root, address) },
  ],
  caddy: (headers, { root, address }) => [
    { name: 'Caddyfile', text: caddy(headers, root, address) },
  ],
  // An existing file is sent before a redirect is looked up.
  netlify: (headers) => [
    { name: '_headers', text: headerRules('netlify', headers) },
    { name: '_redirects', text: '/assets/* /index.html 404\n/* /index.html 200\n' },
  ],
  // Without a 404.html, Cloudflare Pages sends the page for every route.
  cloudflare: (headers) => [{ name: '_headers', text: headerRules('cloudflare', headers) }],
}

/** A text in double quotes; `$` would be a variable of nginx. */
function quoted(text: string): string {
  if (/["\\$\n]/.test(text)) throw new Error(`A header can't contain this: ${text}`)
  return `"${text}"`
}

const nginx = (headers: Headers, root: string, address: string) => `${made('nginx')}
# Include it in the http block. For HTTPS, add your certificate to the server block.
map "$status$uri" $coffer_cache {
  "~^(?:200|304)/assets/" "${forever}";
  "~^[45]" "no-store";
  default "no-cache";
}

server {
  listen ${address};
  root ${quoted(root)};
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

${headers.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
  add_header Cache-Control $coffer_cache always;

  location / {
    try_files $uri /index.html;
  }
  location ~ /\\. {
    return 404;
  }
  location ~ \\.[A-Za-z0-9]+$ {
    try_files $uri =404;
  }
  location = /manifest.webmanifest {
    types { }
    default_type application/manifest+json;
  }
}
`

const caddy = (headers: Headers, root: string, address: string) => `${made('caddy')}
${address} {
	root * ${quoted(root)}
	encode gzip
	header {
${headers.map(([name, value]) => `\t\t${name} ${quoted(value)}`).join('\n')}
		-Server
	}
	@assets path /assets/*
	@others not path /assets/*
	header @assets Cache-Control "${forever}"
	header @others Cache-Control no-cache
	header /manifest.webmanifest Content-Type application/manifest+json
	@route not path_regexp (^|/)\\.|\\.[A-Za-z0-9]+$
	rewrite @route /index.html
	file_server {
		hide .*
	}
	handle_errors {
		header Cache-Control no-store
		respond "{err.status_code}"
	}
}
`

/** Longest line that Cloudflare Pages reads. */
const longestLine = 2_000

function headerRules(host: Host, headers: Headers): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = lines.find((line) => line.length > longestLine)
  if (tooLong)
    throw new Error(
      `A header has more than ${longestLine} characters. List fewer nodes in config.json.`,
    )
  return `${made(host)}\n/*\n${lines.join('\n')}\n/assets/*\n  Cache-Control: ${forever}\n`
}
