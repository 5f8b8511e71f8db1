/*
 * Runs before a package is packed. Refuses every packer but pnpm: only pnpm replaces `workspace:` and `catalog:`, and removes
 * the source condition. A package that npm packs cannot be installed.
 */
if (!process.env['npm_config_user_agent']?.startsWith('pnpm/')) {
  console.error('Pack and publish with pnpm: other packers publish dependencies that cannot be installed.')
  process.exit(1)
}
