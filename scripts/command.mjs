import { spawn } from 'node:child_process';

import { Fault } from './fail.mjs';

/**
 * Runs a command to its end and keeps what it prints for the case that it fails.
 * @throws Fault with the last of its output
 */
export function quietly(what, command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Fault(`${what} failed: ${error.message}`)));
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Fault(`${what} failed:\n${output.trim().split('\n').slice(-40).join('\n')}`)),
    );
  });
}

/** Runs a command that prints for itself; resolves with its exit code. */
export function loudly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command of ours that says what it does, and fails in one sentence of its own. @throws Fault with that sentence */
export function plainly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'pipe'], ...options });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => reject(new Fault(error.message)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Fault(said.trim()))));
  });
}
