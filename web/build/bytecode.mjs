/**
 * Compiles the Python sources of a ZIP file to the byte code of Pyodide, so that no page has to:
 * bytecode.mjs SOURCES.zip BYTECODE.zip
 */

import { readFileSync, writeFileSync } from "node:fs";

import { loadPyodide } from "pyodide";

const COMPILE = `
import compileall, os, pathlib, sys, zipfile

root = pathlib.Path("/sources")
if not compileall.compile_dir(root, quiet=1, legacy=True, stripdir=str(root), optimize=1):
    sys.exit(1)
with zipfile.ZipFile("/bytecode.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as code:
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            entry = zipfile.ZipInfo(path.relative_to(root).as_posix())
            entry.compress_type = zipfile.ZIP_DEFLATED
            code.writestr(entry, path.read_bytes())
`;

const [sources, bytecode] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(sources)), "zip", { extractDir: "/sources" });
python.runPython(COMPILE);
writeFileSync(bytecode, python.FS.readFile("/bytecode.zip"));
