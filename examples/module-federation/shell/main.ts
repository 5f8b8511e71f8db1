// Shared libraries are ready only in a module that is loaded later.
import('./page.tsx')
