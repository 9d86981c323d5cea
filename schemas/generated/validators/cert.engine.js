// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const kept1 = ["junior","middle","senior","technician","seniorTechnician",null];
const kept2 = {"sort":1,"keyword":1,"certName":1,"certCode":1,"positionId":1,"level":1,"summary":1,"description":1,"examMinutes":1,"passScore":1,"validityYears":1,"isHot":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept3 = ["all","valid"];
const kept4 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"certName":1,"certCode":1,"positionId":1,"level":1,"summary":1,"description":1,"examMinutes":1,"passScore":1,"validityYears":1,"isHot":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept5 = {"keyword":1,"certName":1,"certCode":1,"positionId":1,"level":1,"summary":1,"description":1,"examMinutes":1,"passScore":1,"validityYears":1,"isHot":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept6 = ["off","on"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func6 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "records")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.records !== undefined && func0.call(data, "records")){
let data0 = data.records;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err4);
errors++;
}
if((data1.version === undefined) || (!(func0.call(data1, "version")))){
const err5 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err5);
errors++;
}
if((data1.changes === undefined) || (!(func0.call(data1, "changes")))){
const err6 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "changes"}};
vErrors = add(vErrors, err6);
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(((key1 === "id") || (key1 === "version")) || (key1 === "changes"))){
const err7 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data2 = data1.id;
if(typeof data2 === "string"){
if(func6(data2) > 64){
const err8 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func6(data2) < 1){
const err9 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data1.version !== undefined && func0.call(data1, "version")){
let data3 = data1.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err11);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err12);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
if(data1.changes !== undefined && func0.call(data1, "changes")){
let data4 = data1.changes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
if(!(((((((key2 === "positionId") || (key2 === "level")) || (key2 === "summary")) || (key2 === "examMinutes")) || (key2 === "passScore")) || (key2 === "validityYears")) || (key2 === "isHot"))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data4.positionId !== undefined && func0.call(data4, "positionId")){
let data5 = data4.positionId;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/records/" + i0+"/changes/positionId",schemaPath:"#/properties/records/items/properties/changes/properties/positionId/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data4.level !== undefined && func0.call(data4, "level")){
let data6 = data4.level;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/records/" + i0+"/changes/level",schemaPath:"#/properties/records/items/properties/changes/properties/level/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err16);
errors++;
}
if(!((((((data6 === "junior") || (data6 === "middle")) || (data6 === "senior")) || (data6 === "technician")) || (data6 === "seniorTechnician")) || (data6 === null))){
const err17 = {instancePath:instancePath+"/records/" + i0+"/changes/level",schemaPath:"#/properties/records/items/properties/changes/properties/level/enum",keyword:"enum",params:{allowedValues: kept1}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data4.summary !== undefined && func0.call(data4, "summary")){
let data7 = data4.summary;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/records/" + i0+"/changes/summary",schemaPath:"#/properties/records/items/properties/changes/properties/summary/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err18);
errors++;
}
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err19 = {instancePath:instancePath+"/records/" + i0+"/changes/summary",schemaPath:"#/properties/records/items/properties/changes/properties/summary/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
if(data4.examMinutes !== undefined && func0.call(data4, "examMinutes")){
let data8 = data4.examMinutes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/records/" + i0+"/changes/examMinutes",schemaPath:"#/properties/records/items/properties/changes/properties/examMinutes/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err20);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 600 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/records/" + i0+"/changes/examMinutes",schemaPath:"#/properties/records/items/properties/changes/properties/examMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err21);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/records/" + i0+"/changes/examMinutes",schemaPath:"#/properties/records/items/properties/changes/properties/examMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
if(data4.passScore !== undefined && func0.call(data4, "passScore")){
let data9 = data4.passScore;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/records/" + i0+"/changes/passScore",schemaPath:"#/properties/records/items/properties/changes/properties/passScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
vErrors = add(vErrors, err23);
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/records/" + i0+"/changes/passScore",schemaPath:"#/properties/records/items/properties/changes/properties/passScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err24);
errors++;
}
if(Number(data9.toFixed(2)) !== data9 || Math.round(data9 * 100) % 1 !== 0){
const err25 = {instancePath:instancePath+"/records/" + i0+"/changes/passScore",schemaPath:"#/properties/records/items/properties/changes/properties/passScore/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/records/" + i0+"/changes/passScore",schemaPath:"#/properties/records/items/properties/changes/properties/passScore/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data4.validityYears !== undefined && func0.call(data4, "validityYears")){
let data10 = data4.validityYears;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/records/" + i0+"/changes/validityYears",schemaPath:"#/properties/records/items/properties/changes/properties/validityYears/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err27);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 50 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/records/" + i0+"/changes/validityYears",schemaPath:"#/properties/records/items/properties/changes/properties/validityYears/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err28);
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/records/" + i0+"/changes/validityYears",schemaPath:"#/properties/records/items/properties/changes/properties/validityYears/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
if(data4.isHot !== undefined && func0.call(data4, "isHot")){
if(typeof data4.isHot !== "boolean"){
const err30 = {instancePath:instancePath+"/records/" + i0+"/changes/isHot",schemaPath:"#/properties/records/items/properties/changes/properties/isHot/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err34);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;
const pattern0 = new RegExp("^-?(certName|certCode|positionId|level|summary|examMinutes|passScore|validityYears|isHot|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$", "u");
const formats0 = formats.moment;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept2, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data0 = data.sort;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(certName|certCode|positionId|level|summary|examMinutes|passScore|validityYears|isHot|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data1 = data.keyword;
if(typeof data1 === "string"){
if(func6(data1) > 100){
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.certName !== undefined && func0.call(data, "certName")){
let data2 = data.certName;
if(typeof data2 === "string"){
if(func6(data2) > 200){
const err5 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data3 = data.certCode;
if(typeof data3 === "string"){
if(func6(data3) > 200){
const err7 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.positionId !== undefined && func0.call(data, "positionId")){
let data4 = data.positionId;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func6(data4) > 100){
const err9 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(Array.isArray(data4)){
if(data4.length > 200){
const err11 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err12 = {instancePath:instancePath+"/positionId/" + i0,schemaPath:"#/properties/positionId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/positionId/" + i0,schemaPath:"#/properties/positionId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data6 = data.level;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err16 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
const _errs22 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err18 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err18);
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err19 = {instancePath:instancePath+"/level/" + i1,schemaPath:"#/properties/level/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/level/" + i1,schemaPath:"#/properties/level/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err21);
errors++;
}
var _valid1 = _errs22 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err22 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err22);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
let data8 = data.summary;
if(typeof data8 === "string"){
if(func6(data8) > 200){
const err23 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data9 = data.description;
if(typeof data9 === "string"){
if(func6(data9) > 200){
const err25 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.examMinutes !== undefined && func0.call(data, "examMinutes")){
let data10 = data.examMinutes;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
if(!((key1 === "from") || (key1 === "to"))){
const err27 = {instancePath:instancePath+"/examMinutes",schemaPath:"#/properties/examMinutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err27);
errors++;
}
}
if(data10.from !== undefined && func0.call(data10, "from")){
let data11 = data10.from;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/examMinutes/from",schemaPath:"#/properties/examMinutes/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err28);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 600 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/examMinutes/from",schemaPath:"#/properties/examMinutes/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err29);
errors++;
}
if(data11 < -2147483647 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/examMinutes/from",schemaPath:"#/properties/examMinutes/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
if(data10.to !== undefined && func0.call(data10, "to")){
let data12 = data10.to;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/examMinutes/to",schemaPath:"#/properties/examMinutes/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err31);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 600 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/examMinutes/to",schemaPath:"#/properties/examMinutes/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err32);
errors++;
}
if(data12 < -2147483647 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/examMinutes/to",schemaPath:"#/properties/examMinutes/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/examMinutes",schemaPath:"#/properties/examMinutes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.passScore !== undefined && func0.call(data, "passScore")){
let data13 = data.passScore;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 of Object.keys(data13)){
if(!((key2 === "from") || (key2 === "to"))){
const err35 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err36 = {instancePath:instancePath+"/passScore/from",schemaPath:"#/properties/passScore/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data13.to !== undefined && func0.call(data13, "to")){
let data15 = data13.to;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/passScore/to",schemaPath:"#/properties/passScore/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data.validityYears !== undefined && func0.call(data, "validityYears")){
let data16 = data.validityYears;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 of Object.keys(data16)){
if(!((key3 === "from") || (key3 === "to"))){
const err39 = {instancePath:instancePath+"/validityYears",schemaPath:"#/properties/validityYears/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data16.from !== undefined && func0.call(data16, "from")){
let data17 = data16.from;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/validityYears/from",schemaPath:"#/properties/validityYears/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err40);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 50 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/validityYears/from",schemaPath:"#/properties/validityYears/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err41);
errors++;
}
if(data17 < -2147483647 || isNaN(data17)){
const err42 = {instancePath:instancePath+"/validityYears/from",schemaPath:"#/properties/validityYears/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err42);
errors++;
}
}
}
if(data16.to !== undefined && func0.call(data16, "to")){
let data18 = data16.to;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err43 = {instancePath:instancePath+"/validityYears/to",schemaPath:"#/properties/validityYears/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err43);
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 50 || isNaN(data18)){
const err44 = {instancePath:instancePath+"/validityYears/to",schemaPath:"#/properties/validityYears/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err44);
errors++;
}
if(data18 < -2147483647 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/validityYears/to",schemaPath:"#/properties/validityYears/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/validityYears",schemaPath:"#/properties/validityYears/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data.isHot !== undefined && func0.call(data, "isHot")){
if(typeof data.isHot !== "boolean"){
const err47 = {instancePath:instancePath+"/isHot",schemaPath:"#/properties/isHot/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err47);
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data20 = data.state;
const _errs54 = errors;
let valid10 = false;
const _errs55 = errors;
if(typeof data20 === "string"){
if(func6(data20) > 100){
const err48 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err49);
errors++;
}
var _valid2 = _errs55 === errors;
valid10 = valid10 || _valid2;
const _errs57 = errors;
if(Array.isArray(data20)){
if(data20.length > 200){
const err50 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err50);
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(typeof data21 === "string"){
if(func6(data21) > 100){
const err51 = {instancePath:instancePath+"/state/" + i2,schemaPath:"#/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/state/" + i2,schemaPath:"#/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err53);
errors++;
}
var _valid2 = _errs57 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err54 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err54);
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data22 = data.id;
const _errs62 = errors;
let valid13 = false;
const _errs63 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err55 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err55);
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
var _valid3 = _errs63 === errors;
valid13 = valid13 || _valid3;
const _errs65 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err57 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err57);
errors++;
}
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err58 = {instancePath:instancePath+"/id/" + i3,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err58);
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/id/" + i3,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err59);
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err60);
errors++;
}
var _valid3 = _errs65 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const err61 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err61);
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data24 = data.createdTime;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 of Object.keys(data24)){
if(!((key4 === "from") || (key4 === "to"))){
const err62 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data24.from !== undefined && func0.call(data24, "from")){
let data25 = data24.from;
if(typeof data25 === "string"){
if(!(formats0(data25))){
const err63 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data24.to !== undefined && func0.call(data24, "to")){
let data26 = data24.to;
if(typeof data26 === "string"){
if(!(formats0(data26))){
const err65 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err67);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data27 = data.createdBy;
const _errs77 = errors;
let valid17 = false;
const _errs78 = errors;
if(typeof data27 === "string"){
if(func6(data27) > 100){
const err68 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid4 = _errs78 === errors;
valid17 = valid17 || _valid4;
const _errs80 = errors;
if(Array.isArray(data27)){
if(data27.length > 200){
const err70 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err70);
errors++;
}
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
if(typeof data28 === "string"){
if(func6(data28) > 100){
const err71 = {instancePath:instancePath+"/createdBy/" + i4,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/createdBy/" + i4,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err73);
errors++;
}
var _valid4 = _errs80 === errors;
valid17 = valid17 || _valid4;
if(!valid17){
const err74 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err74);
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data29 = data.version;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key5 of Object.keys(data29)){
if(!((key5 === "from") || (key5 === "to"))){
const err75 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data29.from !== undefined && func0.call(data29, "from")){
let data30 = data29.from;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err76 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err76);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 2147483647 || isNaN(data30)){
const err77 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err77);
errors++;
}
if(data30 < -2147483647 || isNaN(data30)){
const err78 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err78);
errors++;
}
}
}
if(data29.to !== undefined && func0.call(data29, "to")){
let data31 = data29.to;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err79 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err79);
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 2147483647 || isNaN(data31)){
const err80 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err80);
errors++;
}
if(data31 < -2147483647 || isNaN(data31)){
const err81 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err81);
errors++;
}
}
}
}
else {
const err82 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err82);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data32 = data.updatedTime;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key6 of Object.keys(data32)){
if(!((key6 === "from") || (key6 === "to"))){
const err83 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err83);
errors++;
}
}
if(data32.from !== undefined && func0.call(data32, "from")){
let data33 = data32.from;
if(typeof data33 === "string"){
if(!(formats0(data33))){
const err84 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err84);
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err85);
errors++;
}
}
if(data32.to !== undefined && func0.call(data32, "to")){
let data34 = data32.to;
if(typeof data34 === "string"){
if(!(formats0(data34))){
const err86 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err86);
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err87);
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err88);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data35 = data.updatedBy;
const _errs99 = errors;
let valid22 = false;
const _errs100 = errors;
if(typeof data35 === "string"){
if(func6(data35) > 100){
const err89 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err89);
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err90);
errors++;
}
var _valid5 = _errs100 === errors;
valid22 = valid22 || _valid5;
const _errs102 = errors;
if(Array.isArray(data35)){
if(data35.length > 200){
const err91 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err91);
errors++;
}
const len5 = data35.length;
for(let i5=0; i5<len5; i5++){
let data36 = data35[i5];
if(typeof data36 === "string"){
if(func6(data36) > 100){
const err92 = {instancePath:instancePath+"/updatedBy/" + i5,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err92);
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/updatedBy/" + i5,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err93);
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err94);
errors++;
}
var _valid5 = _errs102 === errors;
valid22 = valid22 || _valid5;
if(!valid22){
const err95 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err95);
errors++;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data37 = data.deletedTime;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key7 of Object.keys(data37)){
if(!((key7 === "from") || (key7 === "to"))){
const err96 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = add(vErrors, err96);
errors++;
}
}
if(data37.from !== undefined && func0.call(data37, "from")){
let data38 = data37.from;
if(typeof data38 === "string"){
if(!(formats0(data38))){
const err97 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err97);
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err98);
errors++;
}
}
if(data37.to !== undefined && func0.call(data37, "to")){
let data39 = data37.to;
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err99 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err99);
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err100);
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err101);
errors++;
}
}
}
else {
const err102 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err102);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "mode")) || (key0 === "recordState"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func6(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
if(!((data1 === "all") || (data1 === "valid"))){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: kept3}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.recordState !== undefined && func0.call(data, "recordState")){
let data2 = data.recordState;
if(typeof data2 === "string"){
if(func6(data2) > 40){
const err8 = {instancePath:instancePath+"/recordState",schemaPath:"#/properties/recordState/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/recordState",schemaPath:"#/properties/recordState/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept4, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(certName|certCode|positionId|level|summary|examMinutes|passScore|validityYears|isHot|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.certName !== undefined && func0.call(data, "certName")){
let data4 = data.certName;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err11 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/certName",schemaPath:"#/properties/certName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data5 = data.certCode;
if(typeof data5 === "string"){
if(func6(data5) > 200){
const err13 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.positionId !== undefined && func0.call(data, "positionId")){
let data6 = data.positionId;
const _errs15 = errors;
let valid1 = false;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err15 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
const _errs18 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err17 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err17);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err18 = {instancePath:instancePath+"/positionId/" + i0,schemaPath:"#/properties/positionId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/positionId/" + i0,schemaPath:"#/properties/positionId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err21 = {instancePath:instancePath+"/positionId",schemaPath:"#/properties/positionId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err21);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data8 = data.level;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(typeof data8 === "string"){
if(func6(data8) > 100){
const err22 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
var _valid1 = _errs24 === errors;
valid4 = valid4 || _valid1;
const _errs26 = errors;
if(Array.isArray(data8)){
if(data8.length > 200){
const err24 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err24);
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(func6(data9) > 100){
const err25 = {instancePath:instancePath+"/level/" + i1,schemaPath:"#/properties/level/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/level/" + i1,schemaPath:"#/properties/level/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err27);
errors++;
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err28 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err28);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.summary !== undefined && func0.call(data, "summary")){
let data10 = data.summary;
if(typeof data10 === "string"){
if(func6(data10) > 200){
const err29 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data11 = data.description;
if(typeof data11 === "string"){
if(func6(data11) > 200){
const err31 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data.examMinutes !== undefined && func0.call(data, "examMinutes")){
let data12 = data.examMinutes;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 of Object.keys(data12)){
if(!((key1 === "from") || (key1 === "to"))){
const err33 = {instancePath:instancePath+"/examMinutes",schemaPath:"#/properties/examMinutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data12.from !== undefined && func0.call(data12, "from")){
let data13 = data12.from;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err34 = {instancePath:instancePath+"/examMinutes/from",schemaPath:"#/properties/examMinutes/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err34);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 600 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/examMinutes/from",schemaPath:"#/properties/examMinutes/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err35);
errors++;
}
if(data13 < -2147483647 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/examMinutes/from",schemaPath:"#/properties/examMinutes/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
if(data12.to !== undefined && func0.call(data12, "to")){
let data14 = data12.to;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/examMinutes/to",schemaPath:"#/properties/examMinutes/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err37);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 600 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/examMinutes/to",schemaPath:"#/properties/examMinutes/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err38);
errors++;
}
if(data14 < -2147483647 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/examMinutes/to",schemaPath:"#/properties/examMinutes/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err39);
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/examMinutes",schemaPath:"#/properties/examMinutes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data.passScore !== undefined && func0.call(data, "passScore")){
let data15 = data.passScore;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 of Object.keys(data15)){
if(!((key2 === "from") || (key2 === "to"))){
const err41 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err42 = {instancePath:instancePath+"/passScore/from",schemaPath:"#/properties/passScore/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/passScore/to",schemaPath:"#/properties/passScore/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/passScore",schemaPath:"#/properties/passScore/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data.validityYears !== undefined && func0.call(data, "validityYears")){
let data18 = data.validityYears;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 of Object.keys(data18)){
if(!((key3 === "from") || (key3 === "to"))){
const err45 = {instancePath:instancePath+"/validityYears",schemaPath:"#/properties/validityYears/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err46 = {instancePath:instancePath+"/validityYears/from",schemaPath:"#/properties/validityYears/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err46);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 50 || isNaN(data19)){
const err47 = {instancePath:instancePath+"/validityYears/from",schemaPath:"#/properties/validityYears/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err47);
errors++;
}
if(data19 < -2147483647 || isNaN(data19)){
const err48 = {instancePath:instancePath+"/validityYears/from",schemaPath:"#/properties/validityYears/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err48);
errors++;
}
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err49 = {instancePath:instancePath+"/validityYears/to",schemaPath:"#/properties/validityYears/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err49);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 50 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/validityYears/to",schemaPath:"#/properties/validityYears/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err50);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err51 = {instancePath:instancePath+"/validityYears/to",schemaPath:"#/properties/validityYears/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/validityYears",schemaPath:"#/properties/validityYears/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err52);
errors++;
}
}
if(data.isHot !== undefined && func0.call(data, "isHot")){
if(typeof data.isHot !== "boolean"){
const err53 = {instancePath:instancePath+"/isHot",schemaPath:"#/properties/isHot/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data22 = data.state;
const _errs58 = errors;
let valid10 = false;
const _errs59 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err54 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err55);
errors++;
}
var _valid2 = _errs59 === errors;
valid10 = valid10 || _valid2;
const _errs61 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err56 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err56);
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err57 = {instancePath:instancePath+"/state/" + i2,schemaPath:"#/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/state/" + i2,schemaPath:"#/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err58);
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err59);
errors++;
}
var _valid2 = _errs61 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err60 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err60);
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data24 = data.id;
const _errs66 = errors;
let valid13 = false;
const _errs67 = errors;
if(typeof data24 === "string"){
if(func6(data24) > 100){
const err61 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
var _valid3 = _errs67 === errors;
valid13 = valid13 || _valid3;
const _errs69 = errors;
if(Array.isArray(data24)){
if(data24.length > 200){
const err63 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err63);
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err64 = {instancePath:instancePath+"/id/" + i3,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/id/" + i3,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err65);
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err66);
errors++;
}
var _valid3 = _errs69 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const err67 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err67);
errors++;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data26 = data.createdTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 of Object.keys(data26)){
if(!((key4 === "from") || (key4 === "to"))){
const err68 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err68);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err69 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err69);
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err70);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err71 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data29 = data.createdBy;
const _errs81 = errors;
let valid17 = false;
const _errs82 = errors;
if(typeof data29 === "string"){
if(func6(data29) > 100){
const err74 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err74);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err75);
errors++;
}
var _valid4 = _errs82 === errors;
valid17 = valid17 || _valid4;
const _errs84 = errors;
if(Array.isArray(data29)){
if(data29.length > 200){
const err76 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err76);
errors++;
}
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
if(typeof data30 === "string"){
if(func6(data30) > 100){
const err77 = {instancePath:instancePath+"/createdBy/" + i4,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err77);
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/createdBy/" + i4,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err78);
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err79);
errors++;
}
var _valid4 = _errs84 === errors;
valid17 = valid17 || _valid4;
if(!valid17){
const err80 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err80);
errors++;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data31 = data.version;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key5 of Object.keys(data31)){
if(!((key5 === "from") || (key5 === "to"))){
const err81 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err81);
errors++;
}
}
if(data31.from !== undefined && func0.call(data31, "from")){
let data32 = data31.from;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err82 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err82);
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 2147483647 || isNaN(data32)){
const err83 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err83);
errors++;
}
if(data32 < -2147483647 || isNaN(data32)){
const err84 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err84);
errors++;
}
}
}
if(data31.to !== undefined && func0.call(data31, "to")){
let data33 = data31.to;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err85 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err85);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 2147483647 || isNaN(data33)){
const err86 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err86);
errors++;
}
if(data33 < -2147483647 || isNaN(data33)){
const err87 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err87);
errors++;
}
}
}
}
else {
const err88 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err88);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data34 = data.updatedTime;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key6 of Object.keys(data34)){
if(!((key6 === "from") || (key6 === "to"))){
const err89 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err89);
errors++;
}
}
if(data34.from !== undefined && func0.call(data34, "from")){
let data35 = data34.from;
if(typeof data35 === "string"){
if(!(formats0(data35))){
const err90 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err90);
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err91);
errors++;
}
}
if(data34.to !== undefined && func0.call(data34, "to")){
let data36 = data34.to;
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err92 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err92);
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err93);
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err94);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data37 = data.updatedBy;
const _errs103 = errors;
let valid22 = false;
const _errs104 = errors;
if(typeof data37 === "string"){
if(func6(data37) > 100){
const err95 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err95);
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err96);
errors++;
}
var _valid5 = _errs104 === errors;
valid22 = valid22 || _valid5;
const _errs106 = errors;
if(Array.isArray(data37)){
if(data37.length > 200){
const err97 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err97);
errors++;
}
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
let data38 = data37[i5];
if(typeof data38 === "string"){
if(func6(data38) > 100){
const err98 = {instancePath:instancePath+"/updatedBy/" + i5,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err98);
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/updatedBy/" + i5,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err99);
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err100);
errors++;
}
var _valid5 = _errs106 === errors;
valid22 = valid22 || _valid5;
if(!valid22){
const err101 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err101);
errors++;
}
else {
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data39 = data.deletedTime;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key7 of Object.keys(data39)){
if(!((key7 === "from") || (key7 === "to"))){
const err102 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = add(vErrors, err102);
errors++;
}
}
if(data39.from !== undefined && func0.call(data39, "from")){
let data40 = data39.from;
if(typeof data40 === "string"){
if(!(formats0(data40))){
const err103 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err103);
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err104);
errors++;
}
}
if(data39.to !== undefined && func0.call(data39, "to")){
let data41 = data39.to;
if(typeof data41 === "string"){
if(!(formats0(data41))){
const err105 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err105);
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err106);
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err107);
errors++;
}
}
}
else {
const err108 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err108);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "keyword") || (key0 === "ids")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func6(data0) > 100){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data1 = data.ids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err3);
errors++;
}
if(data1.length < 0){
const err4 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 0}};
vErrors = add(vErrors, err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func6(data2) > 64){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func6(data2) < 1){
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err8);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data3 = data.pageNum;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err11);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data4 = data.pageSize;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err14);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check8 = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ids") || (key0 === "matching")) || (key0 === "count"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err5 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err5);
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func6(data1) < 1){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err10);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept5, key1))){
const err12 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err13 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data2.certName !== undefined && func0.call(data2, "certName")){
let data4 = data2.certName;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err15 = {instancePath:instancePath+"/matching/certName",schemaPath:"#/properties/matching/properties/certName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/matching/certName",schemaPath:"#/properties/matching/properties/certName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data2.certCode !== undefined && func0.call(data2, "certCode")){
let data5 = data2.certCode;
if(typeof data5 === "string"){
if(func6(data5) > 200){
const err17 = {instancePath:instancePath+"/matching/certCode",schemaPath:"#/properties/matching/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/matching/certCode",schemaPath:"#/properties/matching/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data2.positionId !== undefined && func0.call(data2, "positionId")){
let data6 = data2.positionId;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err19 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err21 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err21);
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err22 = {instancePath:instancePath+"/matching/positionId/" + i2,schemaPath:"#/properties/matching/properties/positionId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/matching/positionId/" + i2,schemaPath:"#/properties/matching/properties/positionId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err25 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err25);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data2.level !== undefined && func0.call(data2, "level")){
let data8 = data2.level;
const _errs28 = errors;
let valid9 = false;
const _errs29 = errors;
if(typeof data8 === "string"){
if(func6(data8) > 100){
const err26 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
var _valid2 = _errs29 === errors;
valid9 = valid9 || _valid2;
const _errs31 = errors;
if(Array.isArray(data8)){
if(data8.length > 200){
const err28 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err28);
errors++;
}
const len2 = data8.length;
for(let i3=0; i3<len2; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func6(data9) > 100){
const err29 = {instancePath:instancePath+"/matching/level/" + i3,schemaPath:"#/properties/matching/properties/level/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/matching/level/" + i3,schemaPath:"#/properties/matching/properties/level/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err31);
errors++;
}
var _valid2 = _errs31 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err32 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err32);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data2.summary !== undefined && func0.call(data2, "summary")){
let data10 = data2.summary;
if(typeof data10 === "string"){
if(func6(data10) > 200){
const err33 = {instancePath:instancePath+"/matching/summary",schemaPath:"#/properties/matching/properties/summary/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/matching/summary",schemaPath:"#/properties/matching/properties/summary/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data2.description !== undefined && func0.call(data2, "description")){
let data11 = data2.description;
if(typeof data11 === "string"){
if(func6(data11) > 200){
const err35 = {instancePath:instancePath+"/matching/description",schemaPath:"#/properties/matching/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/matching/description",schemaPath:"#/properties/matching/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data2.examMinutes !== undefined && func0.call(data2, "examMinutes")){
let data12 = data2.examMinutes;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 of Object.keys(data12)){
if(!((key2 === "from") || (key2 === "to"))){
const err37 = {instancePath:instancePath+"/matching/examMinutes",schemaPath:"#/properties/matching/properties/examMinutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data12.from !== undefined && func0.call(data12, "from")){
let data13 = data12.from;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err38 = {instancePath:instancePath+"/matching/examMinutes/from",schemaPath:"#/properties/matching/properties/examMinutes/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err38);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 600 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/matching/examMinutes/from",schemaPath:"#/properties/matching/properties/examMinutes/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err39);
errors++;
}
if(data13 < -2147483647 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/matching/examMinutes/from",schemaPath:"#/properties/matching/properties/examMinutes/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
if(data12.to !== undefined && func0.call(data12, "to")){
let data14 = data12.to;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/matching/examMinutes/to",schemaPath:"#/properties/matching/properties/examMinutes/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err41);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 600 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/matching/examMinutes/to",schemaPath:"#/properties/matching/properties/examMinutes/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err42);
errors++;
}
if(data14 < -2147483647 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/matching/examMinutes/to",schemaPath:"#/properties/matching/properties/examMinutes/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err43);
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/matching/examMinutes",schemaPath:"#/properties/matching/properties/examMinutes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data2.passScore !== undefined && func0.call(data2, "passScore")){
let data15 = data2.passScore;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 of Object.keys(data15)){
if(!((key3 === "from") || (key3 === "to"))){
const err45 = {instancePath:instancePath+"/matching/passScore",schemaPath:"#/properties/matching/properties/passScore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err46 = {instancePath:instancePath+"/matching/passScore/from",schemaPath:"#/properties/matching/properties/passScore/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/matching/passScore/to",schemaPath:"#/properties/matching/properties/passScore/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/matching/passScore",schemaPath:"#/properties/matching/properties/passScore/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data2.validityYears !== undefined && func0.call(data2, "validityYears")){
let data18 = data2.validityYears;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 of Object.keys(data18)){
if(!((key4 === "from") || (key4 === "to"))){
const err49 = {instancePath:instancePath+"/matching/validityYears",schemaPath:"#/properties/matching/properties/validityYears/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err49);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err50 = {instancePath:instancePath+"/matching/validityYears/from",schemaPath:"#/properties/matching/properties/validityYears/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err50);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 50 || isNaN(data19)){
const err51 = {instancePath:instancePath+"/matching/validityYears/from",schemaPath:"#/properties/matching/properties/validityYears/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err51);
errors++;
}
if(data19 < -2147483647 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/matching/validityYears/from",schemaPath:"#/properties/matching/properties/validityYears/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err52);
errors++;
}
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err53 = {instancePath:instancePath+"/matching/validityYears/to",schemaPath:"#/properties/matching/properties/validityYears/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err53);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 50 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/matching/validityYears/to",schemaPath:"#/properties/matching/properties/validityYears/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err54);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/matching/validityYears/to",schemaPath:"#/properties/matching/properties/validityYears/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err55);
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/matching/validityYears",schemaPath:"#/properties/matching/properties/validityYears/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err56);
errors++;
}
}
if(data2.isHot !== undefined && func0.call(data2, "isHot")){
if(typeof data2.isHot !== "boolean"){
const err57 = {instancePath:instancePath+"/matching/isHot",schemaPath:"#/properties/matching/properties/isHot/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data2.state !== undefined && func0.call(data2, "state")){
let data22 = data2.state;
const _errs63 = errors;
let valid15 = false;
const _errs64 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err58 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err58);
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err59);
errors++;
}
var _valid3 = _errs64 === errors;
valid15 = valid15 || _valid3;
const _errs66 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err60 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err60);
errors++;
}
const len3 = data22.length;
for(let i4=0; i4<len3; i4++){
let data23 = data22[i4];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err61 = {instancePath:instancePath+"/matching/state/" + i4,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/matching/state/" + i4,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err63);
errors++;
}
var _valid3 = _errs66 === errors;
valid15 = valid15 || _valid3;
if(!valid15){
const err64 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err64);
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data24 = data2.id;
const _errs71 = errors;
let valid18 = false;
const _errs72 = errors;
if(typeof data24 === "string"){
if(func6(data24) > 100){
const err65 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err66);
errors++;
}
var _valid4 = _errs72 === errors;
valid18 = valid18 || _valid4;
const _errs74 = errors;
if(Array.isArray(data24)){
if(data24.length > 200){
const err67 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err67);
errors++;
}
const len4 = data24.length;
for(let i5=0; i5<len4; i5++){
let data25 = data24[i5];
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err68 = {instancePath:instancePath+"/matching/id/" + i5,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/matching/id/" + i5,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err69);
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err70);
errors++;
}
var _valid4 = _errs74 === errors;
valid18 = valid18 || _valid4;
if(!valid18){
const err71 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err71);
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data26 = data2.createdTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key5 of Object.keys(data26)){
if(!((key5 === "from") || (key5 === "to"))){
const err72 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err72);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err73 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err73);
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err74);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err75 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err75);
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err76);
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err77);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data29 = data2.createdBy;
const _errs86 = errors;
let valid22 = false;
const _errs87 = errors;
if(typeof data29 === "string"){
if(func6(data29) > 100){
const err78 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err78);
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err79);
errors++;
}
var _valid5 = _errs87 === errors;
valid22 = valid22 || _valid5;
const _errs89 = errors;
if(Array.isArray(data29)){
if(data29.length > 200){
const err80 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err80);
errors++;
}
const len5 = data29.length;
for(let i6=0; i6<len5; i6++){
let data30 = data29[i6];
if(typeof data30 === "string"){
if(func6(data30) > 100){
const err81 = {instancePath:instancePath+"/matching/createdBy/" + i6,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err81);
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/matching/createdBy/" + i6,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err82);
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err83);
errors++;
}
var _valid5 = _errs89 === errors;
valid22 = valid22 || _valid5;
if(!valid22){
const err84 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err84);
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data31 = data2.version;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key6 of Object.keys(data31)){
if(!((key6 === "from") || (key6 === "to"))){
const err85 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err85);
errors++;
}
}
if(data31.from !== undefined && func0.call(data31, "from")){
let data32 = data31.from;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err86 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err86);
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 2147483647 || isNaN(data32)){
const err87 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err87);
errors++;
}
if(data32 < -2147483647 || isNaN(data32)){
const err88 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err88);
errors++;
}
}
}
if(data31.to !== undefined && func0.call(data31, "to")){
let data33 = data31.to;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err89 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err89);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 2147483647 || isNaN(data33)){
const err90 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err90);
errors++;
}
if(data33 < -2147483647 || isNaN(data33)){
const err91 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err91);
errors++;
}
}
}
}
else {
const err92 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err92);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data34 = data2.updatedTime;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key7 of Object.keys(data34)){
if(!((key7 === "from") || (key7 === "to"))){
const err93 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = add(vErrors, err93);
errors++;
}
}
if(data34.from !== undefined && func0.call(data34, "from")){
let data35 = data34.from;
if(typeof data35 === "string"){
if(!(formats0(data35))){
const err94 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err94);
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err95);
errors++;
}
}
if(data34.to !== undefined && func0.call(data34, "to")){
let data36 = data34.to;
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err96 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err96);
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err97);
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err98);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data37 = data2.updatedBy;
const _errs108 = errors;
let valid27 = false;
const _errs109 = errors;
if(typeof data37 === "string"){
if(func6(data37) > 100){
const err99 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err99);
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err100);
errors++;
}
var _valid6 = _errs109 === errors;
valid27 = valid27 || _valid6;
const _errs111 = errors;
if(Array.isArray(data37)){
if(data37.length > 200){
const err101 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err101);
errors++;
}
const len6 = data37.length;
for(let i7=0; i7<len6; i7++){
let data38 = data37[i7];
if(typeof data38 === "string"){
if(func6(data38) > 100){
const err102 = {instancePath:instancePath+"/matching/updatedBy/" + i7,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err102);
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/matching/updatedBy/" + i7,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err103);
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err104);
errors++;
}
var _valid6 = _errs111 === errors;
valid27 = valid27 || _valid6;
if(!valid27){
const err105 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err105);
errors++;
}
else {
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data39 = data2.deletedTime;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key8 of Object.keys(data39)){
if(!((key8 === "from") || (key8 === "to"))){
const err106 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = add(vErrors, err106);
errors++;
}
}
if(data39.from !== undefined && func0.call(data39, "from")){
let data40 = data39.from;
if(typeof data40 === "string"){
if(!(formats0(data40))){
const err107 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err107);
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err108);
errors++;
}
}
if(data39.to !== undefined && func0.call(data39, "to")){
let data41 = data39.to;
if(typeof data41 === "string"){
if(!(formats0(data41))){
const err109 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err109);
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err110);
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err111);
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err112);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data42 = data.count;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err113 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err113);
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 5000 || isNaN(data42)){
const err114 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err114);
errors++;
}
if(data42 < 1 || isNaN(data42)){
const err115 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err115);
errors++;
}
}
}
}
else {
const err116 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err116);
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check9 = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func6(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check10 = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = add(vErrors, err4);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "ids") || (key0 === "matching")) || (key0 === "count")) || (key0 === "state"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data0.length < 1){
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func6(data1) < 1){
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err11);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept5, key1))){
const err13 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data2.certName !== undefined && func0.call(data2, "certName")){
let data4 = data2.certName;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err16 = {instancePath:instancePath+"/matching/certName",schemaPath:"#/properties/matching/properties/certName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/matching/certName",schemaPath:"#/properties/matching/properties/certName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data2.certCode !== undefined && func0.call(data2, "certCode")){
let data5 = data2.certCode;
if(typeof data5 === "string"){
if(func6(data5) > 200){
const err18 = {instancePath:instancePath+"/matching/certCode",schemaPath:"#/properties/matching/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/matching/certCode",schemaPath:"#/properties/matching/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data2.positionId !== undefined && func0.call(data2, "positionId")){
let data6 = data2.positionId;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err20 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err22 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err22);
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err23 = {instancePath:instancePath+"/matching/positionId/" + i2,schemaPath:"#/properties/matching/properties/positionId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/matching/positionId/" + i2,schemaPath:"#/properties/matching/properties/positionId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err25);
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err26 = {instancePath:instancePath+"/matching/positionId",schemaPath:"#/properties/matching/properties/positionId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err26);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data2.level !== undefined && func0.call(data2, "level")){
let data8 = data2.level;
const _errs28 = errors;
let valid9 = false;
const _errs29 = errors;
if(typeof data8 === "string"){
if(func6(data8) > 100){
const err27 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid2 = _errs29 === errors;
valid9 = valid9 || _valid2;
const _errs31 = errors;
if(Array.isArray(data8)){
if(data8.length > 200){
const err29 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
const len2 = data8.length;
for(let i3=0; i3<len2; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func6(data9) > 100){
const err30 = {instancePath:instancePath+"/matching/level/" + i3,schemaPath:"#/properties/matching/properties/level/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/matching/level/" + i3,schemaPath:"#/properties/matching/properties/level/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid2 = _errs31 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err33 = {instancePath:instancePath+"/matching/level",schemaPath:"#/properties/matching/properties/level/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err33);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data2.summary !== undefined && func0.call(data2, "summary")){
let data10 = data2.summary;
if(typeof data10 === "string"){
if(func6(data10) > 200){
const err34 = {instancePath:instancePath+"/matching/summary",schemaPath:"#/properties/matching/properties/summary/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/matching/summary",schemaPath:"#/properties/matching/properties/summary/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data2.description !== undefined && func0.call(data2, "description")){
let data11 = data2.description;
if(typeof data11 === "string"){
if(func6(data11) > 200){
const err36 = {instancePath:instancePath+"/matching/description",schemaPath:"#/properties/matching/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/matching/description",schemaPath:"#/properties/matching/properties/description/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data2.examMinutes !== undefined && func0.call(data2, "examMinutes")){
let data12 = data2.examMinutes;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 of Object.keys(data12)){
if(!((key2 === "from") || (key2 === "to"))){
const err38 = {instancePath:instancePath+"/matching/examMinutes",schemaPath:"#/properties/matching/properties/examMinutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data12.from !== undefined && func0.call(data12, "from")){
let data13 = data12.from;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err39 = {instancePath:instancePath+"/matching/examMinutes/from",schemaPath:"#/properties/matching/properties/examMinutes/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err39);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 600 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/matching/examMinutes/from",schemaPath:"#/properties/matching/properties/examMinutes/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err40);
errors++;
}
if(data13 < -2147483647 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/matching/examMinutes/from",schemaPath:"#/properties/matching/properties/examMinutes/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
if(data12.to !== undefined && func0.call(data12, "to")){
let data14 = data12.to;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err42 = {instancePath:instancePath+"/matching/examMinutes/to",schemaPath:"#/properties/matching/properties/examMinutes/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err42);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 600 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/matching/examMinutes/to",schemaPath:"#/properties/matching/properties/examMinutes/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
vErrors = add(vErrors, err43);
errors++;
}
if(data14 < -2147483647 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/matching/examMinutes/to",schemaPath:"#/properties/matching/properties/examMinutes/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err44);
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/matching/examMinutes",schemaPath:"#/properties/matching/properties/examMinutes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data2.passScore !== undefined && func0.call(data2, "passScore")){
let data15 = data2.passScore;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 of Object.keys(data15)){
if(!((key3 === "from") || (key3 === "to"))){
const err46 = {instancePath:instancePath+"/matching/passScore",schemaPath:"#/properties/matching/properties/passScore/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err47 = {instancePath:instancePath+"/matching/passScore/from",schemaPath:"#/properties/matching/properties/passScore/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err47);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err48 = {instancePath:instancePath+"/matching/passScore/to",schemaPath:"#/properties/matching/properties/passScore/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err48);
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/matching/passScore",schemaPath:"#/properties/matching/properties/passScore/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err49);
errors++;
}
}
if(data2.validityYears !== undefined && func0.call(data2, "validityYears")){
let data18 = data2.validityYears;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 of Object.keys(data18)){
if(!((key4 === "from") || (key4 === "to"))){
const err50 = {instancePath:instancePath+"/matching/validityYears",schemaPath:"#/properties/matching/properties/validityYears/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/matching/validityYears/from",schemaPath:"#/properties/matching/properties/validityYears/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err51);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 50 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/matching/validityYears/from",schemaPath:"#/properties/matching/properties/validityYears/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err52);
errors++;
}
if(data19 < -2147483647 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/matching/validityYears/from",schemaPath:"#/properties/matching/properties/validityYears/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err54 = {instancePath:instancePath+"/matching/validityYears/to",schemaPath:"#/properties/matching/properties/validityYears/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err54);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 50 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/matching/validityYears/to",schemaPath:"#/properties/matching/properties/validityYears/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err55);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/matching/validityYears/to",schemaPath:"#/properties/matching/properties/validityYears/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/matching/validityYears",schemaPath:"#/properties/matching/properties/validityYears/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data2.isHot !== undefined && func0.call(data2, "isHot")){
if(typeof data2.isHot !== "boolean"){
const err58 = {instancePath:instancePath+"/matching/isHot",schemaPath:"#/properties/matching/properties/isHot/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data2.state !== undefined && func0.call(data2, "state")){
let data22 = data2.state;
const _errs63 = errors;
let valid15 = false;
const _errs64 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err59 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
var _valid3 = _errs64 === errors;
valid15 = valid15 || _valid3;
const _errs66 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err61 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err61);
errors++;
}
const len3 = data22.length;
for(let i4=0; i4<len3; i4++){
let data23 = data22[i4];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err62 = {instancePath:instancePath+"/matching/state/" + i4,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err62);
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/matching/state/" + i4,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err63);
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err64);
errors++;
}
var _valid3 = _errs66 === errors;
valid15 = valid15 || _valid3;
if(!valid15){
const err65 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err65);
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data24 = data2.id;
const _errs71 = errors;
let valid18 = false;
const _errs72 = errors;
if(typeof data24 === "string"){
if(func6(data24) > 100){
const err66 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err67);
errors++;
}
var _valid4 = _errs72 === errors;
valid18 = valid18 || _valid4;
const _errs74 = errors;
if(Array.isArray(data24)){
if(data24.length > 200){
const err68 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err68);
errors++;
}
const len4 = data24.length;
for(let i5=0; i5<len4; i5++){
let data25 = data24[i5];
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err69 = {instancePath:instancePath+"/matching/id/" + i5,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err69);
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/matching/id/" + i5,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err70);
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err71);
errors++;
}
var _valid4 = _errs74 === errors;
valid18 = valid18 || _valid4;
if(!valid18){
const err72 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err72);
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data26 = data2.createdTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key5 of Object.keys(data26)){
if(!((key5 === "from") || (key5 === "to"))){
const err73 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err74 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err74);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err76 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err77);
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err78);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data29 = data2.createdBy;
const _errs86 = errors;
let valid22 = false;
const _errs87 = errors;
if(typeof data29 === "string"){
if(func6(data29) > 100){
const err79 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err79);
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err80);
errors++;
}
var _valid5 = _errs87 === errors;
valid22 = valid22 || _valid5;
const _errs89 = errors;
if(Array.isArray(data29)){
if(data29.length > 200){
const err81 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err81);
errors++;
}
const len5 = data29.length;
for(let i6=0; i6<len5; i6++){
let data30 = data29[i6];
if(typeof data30 === "string"){
if(func6(data30) > 100){
const err82 = {instancePath:instancePath+"/matching/createdBy/" + i6,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err82);
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/matching/createdBy/" + i6,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err83);
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err84);
errors++;
}
var _valid5 = _errs89 === errors;
valid22 = valid22 || _valid5;
if(!valid22){
const err85 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err85);
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data31 = data2.version;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key6 of Object.keys(data31)){
if(!((key6 === "from") || (key6 === "to"))){
const err86 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err86);
errors++;
}
}
if(data31.from !== undefined && func0.call(data31, "from")){
let data32 = data31.from;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err87 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err87);
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 2147483647 || isNaN(data32)){
const err88 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err88);
errors++;
}
if(data32 < -2147483647 || isNaN(data32)){
const err89 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err89);
errors++;
}
}
}
if(data31.to !== undefined && func0.call(data31, "to")){
let data33 = data31.to;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err90 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err90);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 2147483647 || isNaN(data33)){
const err91 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err91);
errors++;
}
if(data33 < -2147483647 || isNaN(data33)){
const err92 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err92);
errors++;
}
}
}
}
else {
const err93 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err93);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data34 = data2.updatedTime;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key7 of Object.keys(data34)){
if(!((key7 === "from") || (key7 === "to"))){
const err94 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = add(vErrors, err94);
errors++;
}
}
if(data34.from !== undefined && func0.call(data34, "from")){
let data35 = data34.from;
if(typeof data35 === "string"){
if(!(formats0(data35))){
const err95 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err95);
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err96);
errors++;
}
}
if(data34.to !== undefined && func0.call(data34, "to")){
let data36 = data34.to;
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err97 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err97);
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err98);
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err99);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data37 = data2.updatedBy;
const _errs108 = errors;
let valid27 = false;
const _errs109 = errors;
if(typeof data37 === "string"){
if(func6(data37) > 100){
const err100 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err100);
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err101);
errors++;
}
var _valid6 = _errs109 === errors;
valid27 = valid27 || _valid6;
const _errs111 = errors;
if(Array.isArray(data37)){
if(data37.length > 200){
const err102 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err102);
errors++;
}
const len6 = data37.length;
for(let i7=0; i7<len6; i7++){
let data38 = data37[i7];
if(typeof data38 === "string"){
if(func6(data38) > 100){
const err103 = {instancePath:instancePath+"/matching/updatedBy/" + i7,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err103);
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/matching/updatedBy/" + i7,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err104);
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err105);
errors++;
}
var _valid6 = _errs111 === errors;
valid27 = valid27 || _valid6;
if(!valid27){
const err106 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err106);
errors++;
}
else {
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data39 = data2.deletedTime;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key8 of Object.keys(data39)){
if(!((key8 === "from") || (key8 === "to"))){
const err107 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = add(vErrors, err107);
errors++;
}
}
if(data39.from !== undefined && func0.call(data39, "from")){
let data40 = data39.from;
if(typeof data40 === "string"){
if(!(formats0(data40))){
const err108 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err108);
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err109);
errors++;
}
}
if(data39.to !== undefined && func0.call(data39, "to")){
let data41 = data39.to;
if(typeof data41 === "string"){
if(!(formats0(data41))){
const err110 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err110);
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err111);
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err112);
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err113);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data42 = data.count;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err114 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err114);
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 5000 || isNaN(data42)){
const err115 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err115);
errors++;
}
if(data42 < 1 || isNaN(data42)){
const err116 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err116);
errors++;
}
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data43 = data.state;
if(typeof data43 !== "string"){
const err117 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err117);
errors++;
}
if(!((data43 === "off") || (data43 === "on"))){
const err118 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: kept6}};
vErrors = add(vErrors, err118);
errors++;
}
}
}
else {
const err119 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err119);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/records":"数据","/records/*/id":"编号","/records/*/version":"版本","/records/*/changes":"改动","/records/*/changes/positionId":"岗位","/records/*/changes/level":"等级","/records/*/changes/summary":"一句话简介","/records/*/changes/examMinutes":"考试时长（分钟）","/records/*/changes/passScore":"合格分数","/records/*/changes/validityYears":"有效期（年）","/records/*/changes/isHot":"热门证书"};
const titles1 = {};
const titles2 = {"/sort":"排序","/keyword":"关键词","/certName":"证书名称","/certCode":"证书编码","/positionId":"岗位","/level":"等级","/summary":"一句话简介","/description":"证书介绍","/examMinutes":"考试时长（分钟）","/examMinutes/from":"考试时长（分钟）","/examMinutes/to":"考试时长（分钟）","/passScore":"合格分数","/passScore/from":"合格分数","/passScore/to":"合格分数","/validityYears":"有效期（年）","/validityYears/from":"有效期（年）","/validityYears/to":"有效期（年）","/isHot":"热门证书","/state":"状态","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles3 = {"/id":"编号"};
const titles4 = {"/id":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles5 = {"/id":"编号","/mode":"导入方式","/recordState":"导入后的状态"};
const titles6 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/certName":"证书名称","/certCode":"证书编码","/positionId":"岗位","/level":"等级","/summary":"一句话简介","/description":"证书介绍","/examMinutes":"考试时长（分钟）","/examMinutes/from":"考试时长（分钟）","/examMinutes/to":"考试时长（分钟）","/passScore":"合格分数","/passScore/from":"合格分数","/passScore/to":"合格分数","/validityYears":"有效期（年）","/validityYears/from":"有效期（年）","/validityYears/to":"有效期（年）","/isHot":"热门证书","/state":"状态","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles7 = {"/keyword":"关键词","/ids":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles8 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/certName":"证书名称","/matching/certCode":"证书编码","/matching/positionId":"岗位","/matching/level":"等级","/matching/summary":"一句话简介","/matching/description":"证书介绍","/matching/examMinutes":"考试时长（分钟）","/matching/examMinutes/from":"考试时长（分钟）","/matching/examMinutes/to":"考试时长（分钟）","/matching/passScore":"合格分数","/matching/passScore/from":"合格分数","/matching/passScore/to":"合格分数","/matching/validityYears":"有效期（年）","/matching/validityYears/from":"有效期（年）","/matching/validityYears/to":"有效期（年）","/matching/isHot":"热门证书","/matching/state":"状态","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数"};
const titles9 = {"/ids":"编号"};
const titles10 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/certName":"证书名称","/matching/certCode":"证书编码","/matching/positionId":"岗位","/matching/level":"等级","/matching/summary":"一句话简介","/matching/description":"证书介绍","/matching/examMinutes":"考试时长（分钟）","/matching/examMinutes/from":"考试时长（分钟）","/matching/examMinutes/to":"考试时长（分钟）","/matching/passScore":"合格分数","/matching/passScore/from":"合格分数","/matching/passScore/to":"合格分数","/matching/validityYears":"有效期（年）","/matching/validityYears/from":"有效期（年）","/matching/validityYears/to":"有效期（年）","/matching/isHot":"热门证书","/matching/state":"状态","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数","/state":"状态"};

export const validators = {
  "cert.change": validator(check0, titles0),
  "cert.excelTemplate": validator(check1, titles1),
  "cert.exportExcel": validator(check2, titles2),
  "cert.get": validator(check3, titles3),
  "cert.history": validator(check4, titles4),
  "cert.importCommit": validator(check5, titles5),
  "cert.importErrors": validator(check3, titles3),
  "cert.importExcel": validator(check1, titles1),
  "cert.list": validator(check6, titles6),
  "cert.options": validator(check7, titles7),
  "cert.recycled": validator(check6, titles6),
  "cert.remove": validator(check8, titles8),
  "cert.restore": validator(check9, titles9),
  "cert.updateState": validator(check10, titles10),
};

export const rules = {};

export const coerce = {"cert.history":{"pageNum":"integer","pageSize":"integer"}};
