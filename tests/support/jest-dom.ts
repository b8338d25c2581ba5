import '@testing-library/jest-dom';
import { configure } from '@testing-library/react/pure';

// What is waited for comes, or its test ends: a machine may do something else for longer than the second that is usual.
configure({ asyncUtilTimeout: 25_000 });

// Links ask for the router as they are drawn; there is none around a component by itself.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
}));
