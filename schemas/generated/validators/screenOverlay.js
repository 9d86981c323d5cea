// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func5 = ucs2length;
const pattern0 = new RegExp("^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$", "u");

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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
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
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"}};
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
if((data.screen === undefined) || (!(func0.call(data, "screen")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "screen"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.patch === undefined) || (!(func0.call(data, "patch")))){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "patch"}};
vErrors = add(vErrors, err3);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "id") || (key0 === "version")) || (key0 === "screen")) || (key0 === "patch")) || (key0 === "note"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func5(data0) > 64){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func5(data0) < 1){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err9);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err10);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
if(data.screen !== undefined && func0.call(data, "screen")){
let data2 = data.screen;
if(typeof data2 === "string"){
if(func5(data2) > 80){
const err12 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/maxLength",keyword:"maxLength",params:{limit: 80}};
vErrors = add(vErrors, err12);
errors++;
}
if(func5(data2) < 1){
const err13 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$"}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.patch !== undefined && func0.call(data, "patch")){
let data3 = data.patch;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err16 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err17);
errors++;
}
if(typeof data4 === "string"){
if(func5(data4) > 200){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号","/version":"版本","/screen":"页面","/patch":"覆盖内容","/note":"说明"};

export const validators = {
  "screenOverlay.save": validator(check0, titles0),
};

export const rules = {"screenOverlay":[]};

export const coerce = {};
