import { testEndpoints } from './test-endpoints.ts';

testEndpoints({ part: 3, of: 4 });
